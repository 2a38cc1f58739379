import { type Flows, type Rule, runSharing, savingOf } from "@mec/energy";
import type { Tariff } from "./money.ts";

/** The results of a sharing, added up over the year: nothing that could be somebody's curve is kept. */
export interface SharingAccounts {
  /** Wh and €, one per consumer. */
  readonly shared: Float64Array;
  readonly saving: Float64Array;
  /** Wh, one per producer. */
  readonly surplus: Float64Array;
  /** Wh shared by all at each step. */
  readonly pooled: Float64Array;
}

/** Values lent by the engine: those from `offset` on belong to the steps from `start` on. */
interface Slice {
  readonly start: number;
  readonly values: Float64Array;
  readonly offset: number;
  readonly length: number;
}

function sumOf({ values, offset, length }: Slice): number {
  let sum = 0;
  for (let t = 0; t < length; t += 1) sum += values[offset + t]!;
  return sum;
}

function addByPeriod(sums: Float64Array, periods: Uint8Array, slice: Slice): void {
  if (sums.length === 1) {
    sums[0] = sums[0]! + sumOf(slice);
    return;
  }
  const { start, values, offset, length } = slice;
  for (let t = 0; t < length; t += 1) {
    const period = periods[start + t]!;
    sums[period] = sums[period]! + values[offset + t]!;
  }
}

function addTo(pooled: Float64Array, { start, values, offset, length }: Slice): void {
  for (let t = 0; t < length; t += 1) pooled[start + t] = pooled[start + t]! + values[offset + t]!;
}

/** Runs a sharing rule and adds up, for each consumer, what he receives and saves. */
export function accountsOf(
  flows: Flows,
  rule: Rule,
  steps: number,
  tariffs: readonly Tariff[],
): SharingAccounts {
  const byPeriod = tariffs.map(({ savingPerKwh }) => new Float64Array(savingPerKwh.length));
  const surplus = new Float64Array(flows.production.length);
  const pooled = new Float64Array(steps);
  runSharing(flows, rule, {
    shared(consumer, start, values, offset, length) {
      const slice = { start, values, offset, length };
      addByPeriod(byPeriod[consumer]!, tariffs[consumer]!.periods, slice);
      addTo(pooled, slice);
    },
    surplus(producer, start, values, offset, length) {
      surplus[producer] = surplus[producer]! + sumOf({ start, values, offset, length });
    },
  });
  return {
    shared: Float64Array.from(byPeriod, (sums) => sums.reduce((sum, wh) => sum + wh, 0)),
    saving: Float64Array.from(tariffs, ({ savingPerKwh }, i) => savingOf(savingPerKwh, byPeriod[i]!)),
    surplus,
    pooled,
  };
}
