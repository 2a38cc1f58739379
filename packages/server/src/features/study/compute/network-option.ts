import { connectionOf, supplyOf } from "@mec/api/study";
import { offPeakHours } from "@mec/domain/study";
import {
  type Flows,
  type Grid,
  networkOptionGain,
  type Periods,
  periodOfStep,
  profile,
  type Rule,
  sumSharing,
  valuesOf,
} from "@mec/energy";
import type { ConsumerInput } from "./study-input.ts";

/** The four seasonal periods of each step, made once for those who have the same off-peak hours, whatever their tariff. */
function makePeriods(grid: Grid): (consumer: ConsumerInput) => Periods {
  const known = new Map<string, Periods>();
  return ({ contract }) => {
    const hours = offPeakHours(contract);
    const key = JSON.stringify(hours);
    const periods = known.get(key) ?? { ofStep: periodOfStep(grid, "seasonal", hours), count: 4 };
    known.set(key, periods);
    return periods;
  };
}

/**
 * What the network's option for operations behind one substation would take off each consumer's bill, € a year
 * with VAT; null for a connection that it is not open to.
 */
export function networkOptionGains(
  flows: Flows,
  rule: Rule,
  { grid, day, consumers }: { grid: Grid; day: string; consumers: readonly ConsumerInput[] },
): (number | null)[] {
  const periods = consumers.map(makePeriods(grid));
  const { shared } = sumSharing(flows, rule, periods);
  const room = new Float64Array(grid.length);
  return consumers.map((consumer, i) => {
    const customer = {
      contract: supplyOf(consumer.contract, consumer, day),
      connection: connectionOf(consumer.segment),
    };
    const { ofStep, count } = periods[i]!;
    const consumed = profile(valuesOf(flows.consumption[i]!, room), ofStep, count);
    return networkOptionGain(customer, shared[i]!, consumed, day);
  });
}
