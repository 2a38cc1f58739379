import type { Flows } from "../allocation/block.ts";
import { defaultKey } from "../allocation/default-key.ts";
import type { Rule } from "../allocation/rule.ts";
import { fairest } from "./fairest.ts";
import { priorityGroups } from "./priority-groups.ts";

/** What an optimised sharing seeks. */
export type Goal = "self_consumption" | "total_saving" | "smallest_saving";

/**
 * The sharing that best serves a goal.
 * - `self_consumption`: what the default key gives, the most that can be shared: exact.
 * - `total_saving`: consumers who save most per local Wh first, equals in proportion to withdrawals; those
 * whom local energy would cost money get none: exact (at each step it is a fractional knapsack).
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
      return fairest(flows, savingPerWh).rule;
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

function checkSavings(savingPerWh: readonly number[], consumers: number): void {
  if (savingPerWh.length !== consumers) {
    throw new RangeError(`savingPerWh has ${savingPerWh.length} values, expected ${consumers}`);
  }
  savingPerWh.forEach((saving, i) => {
    if (!Number.isFinite(saving)) throw new RangeError(`savingPerWh[${i}]: ${saving} is not finite`);
  });
}
