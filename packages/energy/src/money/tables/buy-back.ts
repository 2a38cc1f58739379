import { type Dated, inForce } from "./dated.ts";

interface SurplusPrices {
  /** Plants under 9 kWc. */
  readonly small: number;
  readonly large: number;
}

/** What the purchase obligation (arrêté S21) pays for a surplus, €/kWh without VAT, by the plant's power. */
export const surplusPrices: readonly Dated<SurplusPrices>[] = [
  {
    from: "2024-02-01",
    value: { small: 0.06, large: 0.06 },
    source: "obligation d’achat S21, ordre de grandeur avant 2026",
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-01-01",
    value: { small: 0.04, large: 0.0536 },
    source: "obligation d’achat S21, surplus, 1er trimestre 2026 (moins de 9 kWc, puis 9 à 100 kWc)",
    checkedOn: "2026-11-22",
  },
];

const smallKw = 9;

/** What a plant of this power, kW, gets for a surplus on a day, €/kWh without VAT, and where the figure comes from. */
export function surplusPrice(
  plantKw: number,
  day: string,
): { readonly price: number; readonly source: string } {
  const { value, source } = inForce(surplusPrices, day);
  return { price: plantKw < smallKw ? value.small : value.large, source };
}
