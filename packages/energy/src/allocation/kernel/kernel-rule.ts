import type { KernelSlice } from "./slice.ts";
import type { Weigher } from "./weigher.ts";

/** A rule's share of the kernel: what is summed up of a slice, without keeping each step of each consumer. */
export interface KernelRule {
  /**
   * Gives each consumer his energy through the weigher, and fills `slice.used` with what each producer gave, Wh. Returns
   * false when something is not as it should be: the TypeScript loops then do the slice, and say what.
   */
  share(slice: KernelSlice, weigher: Weigher): boolean;
}

/** The kernel's share of a rule that pools the productions: `share` fills the first row of `slice.used` for the pool. */
export function pooledKernel(share: KernelRule["share"]): KernelRule {
  return {
    share(slice, weigher) {
      const { used, pool, production, producers, length, end } = slice;
      if (!share(slice, weigher)) return false;
      const part = new Float64Array(length);
      for (let t = 0; t < length; t++) {
        const produced = pool.values[t]!;
        part[t] = produced > 0 ? used.values[t]! / produced : 0;
      }
      for (let j = 0; j < producers; j++) {
        const row = (j * end) / 8;
        for (let t = 0; t < length; t++) {
          used.values[row + t] = production.values[row + t]! * part[t]!;
        }
      }
      return true;
    },
  };
}
