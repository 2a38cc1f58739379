import { areSingle, type Series } from "../series/series.ts";
import { areShares, checkSums, refuseBadValue } from "./check.ts";
import { type KernelSlice, loadCoefficients, withdrawalsOf } from "./kernel/slice.ts";
import type { Weigher } from "./kernel/weigher.ts";
import { byFour, capFourBy } from "./rows.ts";
import { pooledRule, type Rule } from "./rule.ts";

/**
 * Simple dynamic key: a coefficient per consumer and per step on the pooled productions.
 * `A_i = min(C_i, k_i(t) · P)`. Source: code de l'énergie D315-4.
 * @throws RangeError from `share`, naming a bad coefficient or a step whose sum is over 1.
 */
export function simpleDynamicKey(coefficients: readonly Series[]): Rule {
  const groups = byFour(coefficients, new Float32Array(coefficients[0]?.length ?? 0));
  const single = areSingle(coefficients) ? coefficients : undefined;
  return pooledRule(
    (block) => {
      const { energy, rows, pool, used, start, length } = block;
      const sums = new Float64Array(length);
      let valid = true;
      for (let i = 0; i < groups.length; i++) {
        const [a, b, c, d] = groups[i]!;
        valid = capFourBy(energy, rows, i * 4, length, pool, a, b, c, d, start, used, sums) && valid;
      }
      if (!valid || !sums.every(Number.isFinite)) refuseBadValue("coefficients", coefficients, start, length);
      checkSums("coefficients", sums, start, length);
    },
    single && { passes: 1, share: (slice, weigher) => capInKernel(slice, weigher, single) },
  );
}

function capInKernel(slice: KernelSlice, weigher: Weigher, shares: readonly Float32Array[]): boolean {
  const { kernel, coefficients, pool, used, sums, end } = slice;
  weigher.prepare();
  for (let i = 0; i < slice.consumers; i++) {
    const row = withdrawalsOf(slice, i);
    loadCoefficients(slice, shares[i]!, 0);
    const given = weigher.givenFor(i);
    weigher.addGiven(i, kernel.capRowBy(row, coefficients, pool.at, given, used.at, sums.at, end));
  }
  return areShares(sums.values);
}
