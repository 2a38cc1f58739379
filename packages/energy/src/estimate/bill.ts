import { profile } from "../indicators/profile.ts";
import { pricesOf, tariffPeriods } from "../money/supply.ts";
import { inForce } from "../money/tables/dated.ts";
import { excises } from "../money/tables/excises.ts";
import { VAT } from "../money/tables/vat.ts";
import { type PreparedHome, reclaimsItsVat } from "./prepared-home.ts";

/** A year's energy bill as it is today, without the supplier's subscription, €. */
export interface Bills {
  /** With tax. */
  readonly billEur: number;
  /** The same without VAT for a business that reclaims it, as its saving is; else null. */
  readonly billWithoutVatEur: number | null;
}

/** What a home pays for its energy in a year today. */
export function billsOf(prepared: PreparedHome): Bills {
  const bill = billWithoutVat(prepared);
  return { billEur: bill * (1 + VAT), billWithoutVatEur: reclaimsItsVat(prepared.home) ? bill : null };
}

/** € a year with excise, without VAT. */
function billWithoutVat({ consumption, periods, customer, day }: PreparedHome): number {
  const { contract, connection } = customer;
  const byPeriod = profile(consumption, periods, tariffPeriods[contract.kind].length);
  const excise = inForce(excises, day).value[connection];
  return pricesOf(contract).reduce(
    (sum, price, period) => sum + (price + excise) * (byPeriod[period]! / 1000),
    0,
  );
}
