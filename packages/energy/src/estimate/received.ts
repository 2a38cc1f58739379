import { profile } from "../indicators/profile.ts";
import { networkOptionGain } from "../money/network-option.ts";
import { tariffPeriods } from "../money/supply.ts";
import type { Offered } from "./cases.ts";
import type { PreparedHome } from "./prepared-home.ts";
import { sharedByPeriod } from "./shared-energy.ts";
import { type Range, rangeOf } from "./verdict.ts";

/** What a home takes of what a project offers, whatever is asked for it: found once for all prices. */
export interface Received extends Offered {
  /** In each case, Wh by period of the home's tariff. */
  readonly energies: readonly (readonly number[])[];
  /** € a year, with VAT: what the network's option would bring; null where the project is not open to it. */
  readonly networkOptionEur: Range | null;
}

export function receivedOf(home: PreparedHome, offered: Offered): Received {
  const count = tariffPeriods[home.customer.contract.kind].length;
  const energies = offered.cases.map((one) => sharedByPeriod(home, offered.produced, one, count));
  return {
    ...offered,
    energies,
    networkOptionEur: offered.isBehindOneSubstation ? optionOf(home, offered) : null,
  };
}

/** The option's gain over the cases, by the four periods of its formulas, whatever the tariff. */
function optionOf(home: PreparedHome, { produced, cases }: Offered): Range | null {
  const { customer, consumption, day } = home;
  const periods = home.periodsOf("seasonal", home.home.offPeakHours);
  const count = tariffPeriods.seasonal.length;
  const consumed = profile(consumption, periods, count);
  const gains = cases.map((one) => {
    const local = sharedByPeriod({ ...home, periods }, produced, one, count);
    return networkOptionGain(customer, local, consumed, day);
  });
  return gains.every((gain) => gain !== null) ? rangeOf(gains) : null;
}
