import { type KernelSlice, type Passes, rowOf } from "./slice.ts";
import type { Weigher } from "./weigher.ts";

/**
 * A sharing rule as the kernel computes it: the sums of a slice, without keeping each step of each consumer.
 */
export interface KernelRule {
  /** How often the rule goes through the withdrawals of a slice: where it does twice, the slice holds them all. */
  readonly passes: Passes;
  /**
   * Gives each consumer his energy through the weigher, and fills `slice.used` with what each producer gave,
   * Wh. Returns false when a value is not what it must be: the TypeScript loops then do the slice, and say
   * what is wrong.
   */
  share(slice: KernelSlice, weigher: Weigher): boolean;
}

/**
 * A rule that pools the productions, as the kernel computes it: `share` fills the first row of `slice.used`
 * with what the pool gave, and the row of each producer follows from it.
 */
export function pooledKernel({ passes, share }: KernelRule): KernelRule {
  return {
    passes,
    share(slice, weigher) {
      const { used, pool, production, producers, length, end } = slice;
      if (!share(slice, weigher)) return false;
      const drawn = used.values;
      const produced = pool.values;
      const part = new Float64Array(length);
      for (let t = 0; t < length; t++) part[t] = produced[t]! > 0 ? drawn[t]! / produced[t]! : 0;
      for (let j = 0; j < producers; j++) {
        const own = rowOf(used, j, end);
        const injected = rowOf(production, j, end);
        for (let t = 0; t < length; t++) own[t] = injected[t]! * part[t]!;
      }
      return true;
    },
  };
}
