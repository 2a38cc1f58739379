import type { Flows } from "../allocation/block.ts";
import { commonLength, refuseBadValue } from "../allocation/check.ts";
import { byFour } from "../allocation/rows.ts";
import type { Series } from "../series/series.ts";
import { type Source, valuesOf } from "../series/source.ts";

/** What a candidate would bring to an operation if he joined it. */
export interface MarginalValue {
  /** Additional Wh of local energy consumed in all, ΔΣA. */
  readonly sharedMore: number;
  /** The increase of the self-consumption rate (ΣA / ΣP), between 0 and 1; 0 without production. */
  readonly selfConsumptionMore: number;
  /** The part of his own consumption that would be served by what nobody uses today, between 0 and 1. */
  readonly usefulPart: number;
}

/**
 * The value of each candidate, alone, beside the members: with sharing that wastes nothing (the default key,
 * priority groups, fixed shares with redistribution, social bonus), he adds `Σ_t min(c(t), S(t))`, where S is
 * today's surplus `max(0, P − C)`. So the members are added up once, whatever the number of candidates. Under
 * a static key he cannot bring more than this.
 * @param members today's consumers and producers, Wh per step
 * @param candidates one series each, same steps
 * @throws RangeError naming a series or value that is refused.
 */
export function marginalValues(members: Flows, candidates: readonly (Series | Source)[]): MarginalValue[] {
  const { consumption, production } = members;
  commonLength({ consumption, production, candidates });
  const pool = sumOf("production", production);
  const demand = sumOf("consumption", consumption);
  const surplus = new Float64Array(candidates[0]?.length ?? pool.length);
  let produced = 0;
  for (let t = 0; t < pool.length; t++) {
    produced += pool[t]!;
    surplus[t] = Math.max(0, pool[t]! - (demand[t] ?? 0));
  }
  return candidates.map((candidate) => {
    const values = valuesOf(candidate);
    refuseIfBad("candidates", candidates, values);
    return marginalValue(values, surplus, produced);
  });
}

function marginalValue(candidate: Series, surplus: Float64Array, produced: number): MarginalValue {
  const { overlap, sum } = overlapOf(candidate, surplus);
  return {
    sharedMore: overlap,
    selfConsumptionMore: produced > 0 ? overlap / produced : 0,
    usefulPart: sum > 0 ? overlap / sum : 0,
  };
}

/** Σ min(candidate, surplus) without a branch per step (see `lesser` in rows.ts), and Σ of the candidate. */
function overlapOf(candidate: Series, surplus: Float64Array): { overlap: number; sum: number } {
  let overlap = 0;
  let sum = 0;
  for (let t = 0; t < surplus.length; t++) {
    const wanted = candidate[t]!;
    const excess = wanted - surplus[t]!;
    sum += wanted;
    overlap += wanted - 0.5 * (excess + Math.abs(excess));
  }
  return { overlap, sum };
}

/** Sum of series, step by step, four at a time. */
function sumOf(name: string, list: readonly (Series | Source)[]): Float64Array {
  const steps = list[0]?.length ?? 0;
  const sums = new Float64Array(steps);
  let positive = true;
  for (const [a, b, c, d] of byFour<Series | Source>(list, new Float32Array(steps)))
    positive = addFour(sums, valuesOf(a), valuesOf(b), valuesOf(c), valuesOf(d)) && positive;
  if (!positive || !sums.every(Number.isFinite)) refuseBadValue(name, list, 0, steps);
  return sums;
}

function addFour(sums: Float64Array, a: Series, b: Series, c: Series, d: Series): boolean {
  let positive = true;
  for (let t = 0; t < sums.length; t++) {
    const w = a[t]!;
    const x = b[t]!;
    const y = c[t]!;
    const z = d[t]!;
    if (w < 0 || x < 0 || y < 0 || z < 0) positive = false;
    sums[t] = sums[t]! + (w + x + (y + z));
  }
  return positive;
}

function refuseIfBad(name: string, list: readonly (Series | Source)[], series: Series): void {
  for (let t = 0; t < series.length; t++) {
    if (!(series[t]! >= 0 && series[t]! < Infinity)) refuseBadValue(name, list, 0, series.length);
  }
}
