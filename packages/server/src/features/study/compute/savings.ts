import { type Flows, profile, total, valuesOf } from "@mec/energy";
import type { Tariff } from "./money.ts";

export interface SeriesSums {
  /** The sum of each series. */
  readonly each: Float64Array;
  /** The sum of all, step by step. */
  readonly pooled: Float64Array;
}

/** Adds series up, each read once. */
export function addUp(list: Flows["consumption"], steps: number): SeriesSums {
  const each = new Float64Array(list.length);
  const pooled = new Float64Array(steps);
  list.forEach((series, i) => {
    const values = valuesOf(series);
    each[i] = total(values);
    for (let t = 0; t < steps; t += 1) pooled[t] = pooled[t]! + values[t]!;
  });
  return { each, pooled };
}

/** € that each consumer saves on a local Wh, his tariff's periods weighted by the production in them. */
export function meanSavings(production: Float64Array, tariffs: readonly Tariff[]): number[] {
  const known = new Map<Uint8Array, Float64Array>();
  return tariffs.map(({ periods, savingPerKwh }) => {
    const produced = known.get(periods) ?? profile(production, periods, savingPerKwh.length);
    known.set(periods, produced);
    const all = total(produced);
    if (all === 0) return savingPerKwh[0]! / 1000;
    const weighted = savingPerKwh.reduce((mean, saving, period) => mean + saving * produced[period]!, 0);
    return weighted / all / 1000;
  });
}
