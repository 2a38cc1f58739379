import type { Flows } from "../allocation/block.ts";
import { defaultKey } from "../allocation/default-key.ts";
import { collect } from "../allocation/results.ts";
import { pooledRule, type Rule } from "../allocation/rule.ts";
import { priorityGroups } from "./priority-groups.ts";

/** What an optimised sharing seeks. */
export type Goal = "self_consumption" | "total_saving" | "smallest_saving";

/** Sharings averaged when seeking equity. */
const ROUNDS = 120;
/** How many times the bound a saving counts for at most. */
const MUCH = 3;

/**
 * The sharing that best serves a goal.
 * - `self_consumption`: what the default key gives, the most that can be shared: exact.
 * - `total_saving`: those who save most per local Wh first, equals in proportion of withdrawals; those whom local
 *   energy would cost money get none: exact (at each step it is a knapsack that can be cut).
 * - `smallest_saving`: see `fairest`: near the best, within a bound that is reported.
 * @param savingPerWh what each consumer saves on a local Wh, €/Wh; negative when it costs more
 * @throws RangeError if savings are not as many as consumers, or not finite.
 */
export function optimised(goal: Goal, savingPerWh: readonly number[], flows: Flows): Rule {
  checkSavings(savingPerWh, flows.consumption.length);
  switch (goal) {
    case "self_consumption":
      return defaultKey();
    case "total_saving":
      return byRank(savingPerWh);
    case "smallest_saving":
      return given(fairest(flows, savingPerWh).shared);
  }
}

/** Serves by decreasing score, equal scores together; a score of 0 or less receives nothing. */
function byRank(scores: readonly number[]): Rule {
  const levels = [...new Set(scores)].filter((score) => score > 0).toSorted((a, b) => b - a);
  const groups = levels.map((level) => ({
    members: scores.flatMap((score, i) => (score === level ? [i] : [])),
  }));
  return priorityGroups(groups, scores.length);
}

export interface FairSharing {
  /** Wh per step given to each consumer. */
  readonly shared: Float64Array[];
  /** The smallest saving among the members who can save, €. */
  readonly smallest: number;
  /** No sharing at all could raise the smallest saving above this, €. */
  readonly bound: number;
}

/**
 * Raises the smallest saving, over the whole period, of the members who can save.
 * Each round gives weights to the members, serves by decreasing weighted saving, then raises the weights of those who
 * saved little (multiplicative weights, Arora, Hazan and Kale 2012); the average of the rounds is a sharing as
 * well, and tends to the best one. Any weights also give a bound that no sharing can pass, by linear duality.
 * Needs the memory of the whole result.
 */
export function fairest(flows: Flows, savingPerWh: readonly number[]): FairSharing {
  const able = savingPerWh.flatMap((saving, i) =>
    saving > 0 && flows.consumption[i]!.some((wh: number) => wh > 0) ? [i] : [],
  );
  const shared = flows.consumption.map((series) => new Float64Array(series.length));
  const totals = new Float64Array(savingPerWh.length);
  const weights = new Float64Array(savingPerWh.length);
  for (const i of able) weights[i] = 1 / able.length;
  let bound = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const scores = savingPerWh.map((saving, i) => saving * weights[i]!);
    const one = collect(flows, byRank(scores), "series").shared;
    const savings = savingPerWh.map((saving, i) => saving * one.totals[i]!);
    bound = Math.min(
      bound,
      able.reduce((sum, i) => sum + weights[i]! * savings[i]!, 0),
    );
    addTo(shared, one.series ?? [], 1 / ROUNDS);
    for (const i of able) totals[i] = totals[i]! + savings[i]! / ROUNDS;
    reweigh(weights, savings, able, bound, Math.sqrt(Math.log(able.length + 1) / (round + 1)));
  }
  const smallest = Math.min(...able.map((i) => totals[i]!));
  return { shared, smallest: able.length > 0 ? smallest : 0, bound: able.length > 0 ? bound : 0 };
}

/**
 * Lowers the weight of those who saved much, and brings the sum back to 1. Savings are measured against the bound, and
 * cut at a few times it: a member far above what is sought must not hide the differences between the others.
 */
function reweigh(
  weights: Float64Array,
  savings: readonly number[],
  able: readonly number[],
  bound: number,
  rate: number,
): void {
  if (!(bound > 0)) return;
  let sum = 0;
  for (const i of able) {
    const saved = Math.min(savings[i]! / bound, MUCH);
    weights[i] = weights[i]! * Math.exp(-rate * saved);
    sum += weights[i]!;
  }
  for (const i of able) weights[i] = weights[i]! / sum;
}

function addTo(sums: readonly Float64Array[], series: readonly Float64Array[], factor: number): void {
  series.forEach((one, i) => {
    const sum = sums[i]!;
    for (let t = 0; t < one.length; t++) sum[t] = sum[t]! + factor * one[t]!;
  });
}

/** The rule that gives what was decided beforehand. */
function given(shared: readonly Float64Array[]): Rule {
  return pooledRule(({ energy, stride, start, length, used }) => {
    shared.forEach((series, i) => {
      for (let t = 0; t < length; t++) {
        const energyGiven = Math.min(series[start + t]!, energy[i * stride + t]!);
        energy[i * stride + t] = energyGiven;
        used[t] = used[t]! + energyGiven;
      }
    });
  });
}

function checkSavings(savingPerWh: readonly number[], consumers: number): void {
  if (savingPerWh.length !== consumers) {
    throw new RangeError(`savingPerWh has ${savingPerWh.length} values, expected ${consumers}`);
  }
  savingPerWh.forEach((saving, i) => {
    if (!Number.isFinite(saving)) throw new RangeError(`savingPerWh[${i}]: ${saving} is not finite`);
  });
}
