import { costsPerYear } from "../money/fees.ts";
import { savingOf, savingPerKwh, savingPerKwhWithoutVat, vatOn } from "../money/saving.ts";
import { type Asking, type Computed, paidPart } from "./figures.ts";
import type { PreparedHome } from "./prepared-home.ts";
import type { Range } from "./verdict.ts";

/**
 * The price, €/kWh without VAT, at which what a person's local energy takes off his bill just pays for it and for what
 * is asked each year beside it, from the least favourable case to the most: 0 where nothing is left even of given energy. Null to who pays no price.
 */
export function breakEvenOf(
  { customer, day }: Pick<PreparedHome, "customer" | "day">,
  { figures, energies, plantKw }: Pick<Computed, "figures" | "energies" | "plantKw">,
  { vatRegime, ownPart }: Pick<Asking, "vatRegime" | "ownPart">,
): Range | null {
  const part = paidPart({ ownPart });
  if (part === 0) return null;
  const { costsWithoutVat } = figures;
  // A business reclaims the VAT of both bills: what it pays for a kWh is the price alone.
  const savedPerKwh = costsWithoutVat ? savingPerKwhWithoutVat : savingPerKwh;
  const paidPerPrice = part * (costsWithoutVat ? 1 : 1 + vatOn(vatRegime ?? "taxed"));
  const perKwh = savedPerKwh(customer, { price: 0, vatRegime: "taxed", plantKw }, day);
  const costs = costsPerYear(costsWithoutVat ?? figures);
  const prices = energies.map((byPeriod) => {
    const kwh = byPeriod.reduce((sum, wh) => sum + wh, 0) / 1000;
    return kwh > 0 ? Math.max(0, (savingOf(perKwh, byPeriod) - costs) / (kwh * paidPerPrice)) : 0;
  });
  return { low: Math.min(...prices), high: Math.max(...prices) };
}
