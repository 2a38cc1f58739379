import { takeRow } from "../allocation/rows.ts";
import { pooledRule, type Rule } from "../allocation/rule.ts";

/** Serves consumers wholly, one after the other, in the order given; a consumer not in it receives nothing. */
export function byRanking(order: readonly number[]): Rule {
  return pooledRule(({ energy, stride, length, pool, used }) => {
    const given = new Float64Array(energy.length);
    const left = pool.slice(0, length);
    for (const consumer of order) takeRow(energy, consumer * stride, length, left, given);
    energy.set(given);
    for (let t = 0; t < length; t++) used[t] = pool[t]! - left[t]!;
  });
}
