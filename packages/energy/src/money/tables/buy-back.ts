import type { PlantType } from "../../solar/production-curve.ts";
import { type Dated, inForce } from "./dated.ts";

/**
 * Over this power, kWc, the price of a sale to the grid is a tender's, simplified up to 500 kWc: none is published (arrêté of 26
 * March 2025; since 22 September 2025, https://www.web-agri.fr/photovoltaique/article/888356). Who has a contract of before keeps its price.
 */
export const largestPricedPower = 100;

/** €/kWh without VAT, of solar plants by their power in kWc, up to `largestPricedPower`. */
interface PlantPrices {
  readonly under9: number;
  readonly upTo36: number;
  readonly upTo100: number;
}

const same = (price: number): PlantPrices => ({ under9: price, upTo36: price, upTo100: price });

/** What the purchase obligation (arrêté S21) pays for a surplus. */
export const surplusPrices: readonly Dated<PlantPrices>[] = [
  {
    from: "2024-02-01",
    value: same(0.06),
    source: "obligation d’achat S21, ordre de grandeur avant 2026, sans source",
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-01-01",
    value: { under9: 0.04, upTo36: 0.0536, upTo100: 0.0536 },
    source: "obligation d’achat S21, surplus, 1er trimestre 2026",
    link: "https://tecsol-quotidien.fr/photovoltaique-les-tarifs-dachat-pour-les-installations-de-9-a-100-kwc-baissent-de-13-au-1er-trimestre-2026",
    checkedOn: "2026-11-24",
  },
];

/** What selling everything brings. Under 9 kWc there is no such contract: all is then sold as a surplus is. */
export const wholeSalePrices: readonly Dated<PlantPrices>[] = [
  {
    from: "2024-02-01",
    value: same(0.09),
    source: "vente totale, ordre de grandeur avant 2026, sans source",
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-01-01",
    value: { under9: 0.04, upTo36: 0.0911, upTo100: 0.0792 },
    source: "obligation d’achat S21, vente totale, 1er trimestre 2026",
    link: "https://pilotagegroupe.fr/2025/03/nouveaux-tarifs-de-rachat-photovoltaiques-janvier-2026-france",
    checkedOn: "2026-11-24",
  },
];

/** How many years the purchase obligation pays a plant the price that it began with, by arrêté S21 of 6 October 2021. */
export const purchaseYears = 20;

export interface SalePrice {
  /** €/kWh without VAT; null where none is published. */
  readonly price: number | null;
  readonly source: string;
}

/** A plant that sells: panels alone have a published price. */
export interface SellingPlant {
  readonly type: PlantType;
  readonly powerKw: number;
}

function priceIn(
  table: readonly Dated<PlantPrices>[],
  { type, powerKw: plantKw }: SellingPlant,
  day: string,
): SalePrice {
  const { value, source } = inForce(table, day);
  if (type !== "photovoltaic" || plantKw > largestPricedPower) return { price: null, source };
  if (plantKw < 9) return { price: value.under9, source };
  return { price: plantKw <= 36 ? value.upTo36 : value.upTo100, source };
}

/** What a plant gets for a surplus on a day, and where the figure comes from. */
export const surplusPrice = (plant: SellingPlant, day: string): SalePrice =>
  priceIn(surplusPrices, plant, day);

/** The same for all that it produces, sold outside any operation. */
export const wholeSalePrice = (plant: SellingPlant, day: string): SalePrice =>
  priceIn(wholeSalePrices, plant, day);

export interface BetterPower {
  readonly powerKw: number;
  /** €/kWh without VAT at that power, and at the asked one. */
  readonly price: number;
  readonly insteadOf: number;
}

/** The most power of panels of a lower bracket, where selling all of its production brings more than that of a greater plant. */
export function betterPower(plantKw: number, day: string): BetterPower | null {
  const panels = (powerKw: number) => wholeSalePrice({ type: "photovoltaic", powerKw }, day).price;
  const insteadOf = panels(plantKw);
  if (insteadOf === null || plantKw <= 36) return null;
  const price = panels(36);
  return price !== null && price * 36 > insteadOf * plantKw ? { powerKw: 36, price, insteadOf } : null;
}
