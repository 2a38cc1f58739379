import { profile, total } from "@mec/energy";
import type { Tariff } from "./money.ts";

/** The sum of series, step by step. */
export function pooled(list: readonly Float64Array[], steps: number): Float64Array {
  const sums = new Float64Array(steps);
  for (const series of list) {
    for (let t = 0; t < steps; t += 1) sums[t] = sums[t]! + series[t]!;
  }
  return sums;
}

/** € that each consumer saves on a local Wh, his tariff's periods weighted by the production in them. */
export function meanSavings(production: Float64Array, tariffs: readonly Tariff[]): number[] {
  return tariffs.map(({ periods, savingPerKwh }) => {
    const produced = profile(production, periods, savingPerKwh.length);
    const all = total(produced);
    if (all === 0) return savingPerKwh[0]! / 1000;
    const weighted = savingPerKwh.reduce((mean, saving, period) => mean + saving * produced[period]!, 0);
    return weighted / all / 1000;
  });
}
