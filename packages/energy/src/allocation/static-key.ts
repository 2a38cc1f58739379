import { type KernelSlice, withdrawalsOf } from "./kernel/slice.ts";
import type { Weigher } from "./kernel/weigher.ts";
import { capRows } from "./rows.ts";
import { pooledRule, type Rule } from "./rule.ts";

/**
 * Static key: each consumer has a constant share of the production; what he cannot use is surplus, it is not
 * offered to the others. `A_i = min(C_i, k_i · P)`.
 * Source: code de l'énergie D315-4 and D315-6.
 */
export function staticKey(shares: readonly number[]): Rule {
  const padded = new Float64Array(Math.ceil(shares.length / 4) * 4);
  padded.set(shares);
  return pooledRule(
    (block) => {
      capRows(block.energy, block.rows, block.length, block.pool, padded, block.used);
    },
    { passes: 1, share: (slice, weigher) => capInKernel(slice, weigher, shares) },
  );
}

function capInKernel(slice: KernelSlice, weigher: Weigher, shares: readonly number[]): boolean {
  const { kernel, pool, used, end } = slice;
  weigher.prepare();
  for (let i = 0; i < slice.consumers; i++) {
    const row = withdrawalsOf(slice, i);
    weigher.addGiven(i, kernel.capRow(row, shares[i]!, pool.at, weigher.givenFor(i), used.at, end));
  }
  return true;
}
