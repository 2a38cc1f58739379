import {
  exemptionMayEnd,
  exemptionPerKwh,
  isExciseExempt,
  savingOf,
  savingPerKwh,
  savingPerKwhWithoutVat,
  vatOn,
} from "../money/saving.ts";
import { pricesOf } from "../money/supply.ts";
import { VAT } from "../money/tables/vat.ts";
import { type Asking, type Computed, paidPart } from "./figures.ts";
import type { PreparedHome } from "./prepared-home.ts";
import type { Range } from "./verdict.ts";

/**
 * A local kilowatt-hour beside the supplier's at the same hours, €/kWh in the tax of the person's sums. The network is in neither: it
 * is due on both.
 */
export interface PerKwh {
  /** What the supplier no longer bills, in the mean of what each case shares: his energy, and the excise where local energy is exempt. */
  readonly avoided: Range;
  /** The contract's own price at the same hours, without excise: what is avoided is it less the network, and the excise where exempt. */
  readonly supplier: Range;
  /** What is paid to those who sell. */
  readonly paid: number;
  /** The excise that is part of what is avoided; 0 where it stays due. */
  readonly excise: number;
  /** Whether an end of the exemption is announced. */
  readonly mayEnd: boolean;
}

/** By the same figures as the sum of the year. Null where no one price is paid, nothing is shared, or some of it is one's own. */
export function perKwhOf(
  { customer, day }: Pick<PreparedHome, "customer" | "day">,
  { figures, energies, plantKw }: Pick<Computed, "figures" | "energies" | "plantKw">,
  { price, vatRegime, ownPart }: Pick<Asking, "price" | "vatRegime" | "ownPart">,
): PerKwh | null {
  const isOnePrice = price !== null && price.min === price.max;
  if (!isOnePrice || paidPart({ ownPart }) < 1 || figures.sharedKwh.low <= 0) return null;
  const isWithoutVat = figures.costsWithoutVat !== null;
  const savedPerKwh = isWithoutVat ? savingPerKwhWithoutVat : savingPerKwh;
  const perKwh = savedPerKwh(customer, { price: 0, vatRegime: "taxed", plantKw }, day);
  const rangeOf = (eachPeriod: readonly number[]): Range => {
    const means = energies.map(
      (byPeriod) => savingOf(eachPeriod, byPeriod) / (byPeriod.reduce((sum, wh) => sum + wh, 0) / 1000),
    );
    return { low: Math.min(...means), high: Math.max(...means) };
  };
  const tax = isWithoutVat ? 1 : 1 + VAT;
  const excise = isExciseExempt(plantKw, day) ? exemptionPerKwh(customer, day) : 0;
  return {
    avoided: rangeOf(perKwh),
    supplier: rangeOf(pricesOf(customer.contract).map((eur) => eur * tax)),
    paid: price.max * (isWithoutVat ? 1 : 1 + vatOn(vatRegime ?? "taxed")),
    excise: isWithoutVat ? excise / (1 + VAT) : excise,
    mayEnd: exemptionMayEnd(plantKw, day),
  };
}
