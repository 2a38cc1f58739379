import { taxedPart, type VatRegime, vatRate } from "../shared/index.ts";
import { energyText, eurOfEnergyRead } from "./energy-words.ts";
import { euroOf, type GainRange, rangeText } from "./gain-words.ts";
import { wholeEuros } from "./whole-sum.ts";

/** A place that buys local energy, by what its sum counts. */
export interface LocalBuyer {
  /** €/kWh without VAT. */
  readonly price: number;
  readonly vatRegime: VatRegime;
  /** kWh a year that it receives, and the part of the project's production that this is. */
  readonly sharedKwh: GainRange;
  readonly productionShare?: GainRange | undefined;
  /** The part of it that its own body produces: nobody pays himself. */
  readonly ownPart?: number | undefined;
  /** € a year, with the VAT that is due. */
  readonly subscriptionEur: number;
  /** The same without VAT, of who gets it back; null for others. */
  readonly costsWithoutVat: { readonly subscriptionEur: number } | null;
  readonly savingWithoutVatEur: GainRange | null;
  readonly isVatCounted?: boolean | undefined;
}

type End = keyof GainRange;

/** Both ends of what these places buy together: no more than is produced, where they want more. */
export function addedUp<T extends Pick<LocalBuyer, "productionShare">>(
  buyers: readonly T[],
  of: (one: T, end: End) => number,
): GainRange {
  const at = (end: End) => {
    const taken = buyers.reduce((sum, { productionShare }) => sum + (productionShare?.[end] ?? 0), 0);
    return buyers.reduce((sum, one) => sum + of(one, end), 0) / Math.max(1, taken);
  };
  return { low: at("low"), high: at("high") };
}

/** kWh of a year that are bought: what a place's own body gives it is not. */
export const boughtKwh = (
  { sharedKwh, ownPart = 0 }: Pick<LocalBuyer, "sharedKwh" | "ownPart">,
  end: End,
): number => sharedKwh[end] * (1 - ownPart);

/** € of the energy of a year, in the tax that the place pays: without VAT for who gets it back alone. */
const energyEur = (buyer: LocalBuyer, end: End): number =>
  boughtKwh(buyer, end) *
  buyer.price *
  (buyer.savingWithoutVatEur ? 1 : 1 + vatRate * taxedPart(buyer.vatRegime));

const subscriptionOf = ({ costsWithoutVat, subscriptionEur }: LocalBuyer): number =>
  costsWithoutVat?.subscriptionEur ?? subscriptionEur;

/**
 * What these places pay to those who sell: the energy as it is read, and the contract's subscription, which no rise of the price
 * changes. Over more years than one, each euro of the first one's energy comes to what `growth` says.
 */
export function localCost<T extends LocalBuyer>(
  buyers: readonly T[],
  { years, growth }: { readonly years: number; readonly growth: (one: T) => number } = {
    years: 1,
    growth: () => 1,
  },
): GainRange {
  const energy = addedUp(buyers, (one, end) => energyEur(one, end) * growth(one));
  const { low, high } = eurOfEnergyRead(energy, addedUp(buyers, boughtKwh));
  const beside = wholeEuros(buyers.reduce((sum, one) => sum + subscriptionOf(one), 0) * years);
  return { low: low + beside, high: high + beside };
}

/** "de 1 180 à 1 750 € TTC": what a place pays to those who sell in a year at the price of the start, the same wherever it is read. */
export const localCostText = (buyer: LocalBuyer): string => rangeText(localCost([buyer]), euroOf(buyer));

/** "de 8 700 à 13 000 kWh" */
export const boughtText = (buyers: readonly LocalBuyer[]): string => energyText(addedUp(buyers, boughtKwh));
