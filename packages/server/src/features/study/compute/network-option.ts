import { connectionOf, supplyOf } from "@mec/api/study";
import { offPeakHours } from "@mec/domain/study";
import {
  type Flows,
  type Grid,
  networkOptionGain,
  periodOfStep,
  profile,
  type Rule,
  runSharing,
} from "@mec/energy";
import type { ConsumerInput } from "./study-input.ts";

/** The four periods of the network's formulas, whatever the tariff. */
const periodCount = 4;

/** The seasonal period of each step, made once for those who have the same off-peak hours. */
function makePeriods(grid: Grid): (consumer: ConsumerInput) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  return ({ contract }) => {
    const hours = offPeakHours(contract);
    const key = JSON.stringify(hours);
    const periods = known.get(key) ?? periodOfStep(grid, "seasonal", hours);
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
  const local = consumers.map(() => new Float64Array(periodCount));
  runSharing(flows, rule, {
    shared(consumer, start, values, offset, length) {
      const sums = local[consumer]!;
      const periodOf = periods[consumer]!;
      for (let t = 0; t < length; t += 1) {
        const period = periodOf[start + t]!;
        sums[period] = sums[period]! + values[offset + t]!;
      }
    },
    surplus() {},
  });
  return consumers.map((consumer, i) => {
    const customer = {
      contract: supplyOf(consumer.contract, consumer, day),
      connection: connectionOf(consumer.segment),
    };
    const consumed = profile(flows.consumption[i]!, periods[i]!, periodCount);
    return networkOptionGain(customer, local[i]!, consumed, day);
  });
}
