import { commonLength, refuseBadValue } from "../allocation/check.ts";
import type { Series } from "../series/series.ts";
import { type Source, valuesOf } from "../series/source.ts";

/** What a candidate would bring to an operation if he joined it. */
export interface MarginalValue {
  /** What he withdraws, Wh. */
  readonly consumed: number;
  /** Additional Wh of local energy consumed in all, ΔΣA. */
  readonly sharedMore: number;
  /** The increase of the self-consumption rate (ΣA / ΣP), between 0 and 1; 0 without production. */
  readonly selfConsumptionMore: number;
  /** The part of his own consumption that would be served by what nobody uses today, between 0 and 1. */
  readonly usefulPart: number;
}

/** What members inject and withdraw in all at each step, Wh. */
export interface PooledFlows {
  readonly production: Series;
  readonly consumption: Series;
}

/**
 * The value of each candidate, alone, beside the members: with sharing that wastes nothing (the default key,
 * priority groups, fixed shares with redistribution, social bonus), he adds `Σ_t min(c(t), S(t))`, where S is
 * today's surplus `max(0, P − C)`. Under a static key he cannot bring more than this.
 * @param members today's sums (see `sumSharings`), Wh per step
 * @param candidates one series each, same steps
 * @throws RangeError naming a series or value that is refused.
 */
export function marginalValues(
  members: PooledFlows,
  candidates: readonly (Series | Source)[],
): MarginalValue[] {
  const { production, consumption } = members;
  commonLength({ production: [production], consumption: [consumption], candidates });
  const surplus = new Float64Array(production.length);
  let produced = 0;
  for (let t = 0; t < surplus.length; t++) {
    produced += production[t]!;
    surplus[t] = Math.max(0, production[t]! - consumption[t]!);
  }
  const room = new Float64Array(production.length);
  return candidates.map((candidate) => {
    const values = valuesOf(candidate, room);
    refuseIfBad("candidates", candidates, values);
    return marginalValue(values, surplus, produced);
  });
}

function marginalValue(candidate: Series, surplus: Float64Array, produced: number): MarginalValue {
  const { overlap, sum } = overlapOf(candidate, surplus);
  return {
    consumed: sum,
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

function refuseIfBad(name: string, list: readonly (Series | Source)[], series: Series): void {
  for (let t = 0; t < series.length; t++) {
    if (!(series[t]! >= 0 && series[t]! < Infinity)) refuseBadValue(name, list, 0, series.length);
  }
}
