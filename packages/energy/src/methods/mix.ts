import { pooledRule, type Rule } from "../allocation/rule.ts";

/** A sharing and its part in a mix, parts adding up to 1. */
export interface WeightedRule {
  readonly rule: Rule;
  readonly weight: number;
}

/** The average of what several rules give, each applied to the whole study: an average of sharings is a sharing. */
export function mix(parts: readonly WeightedRule[]): Rule {
  return pooledRule((block) => {
    const { energy, used } = block;
    const wanted = energy.slice();
    const given = new Float64Array(energy.length);
    const sum = new Float64Array(used.length);
    for (const { rule, weight } of parts) {
      energy.set(wanted);
      rule.share(block);
      for (let cell = 0; cell < given.length; cell++) given[cell] = given[cell]! + weight * energy[cell]!;
      for (let t = 0; t < sum.length; t++) sum[t] = sum[t]! + weight * used[t]!;
    }
    energy.set(given);
    used.set(sum);
  });
}
