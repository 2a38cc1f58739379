import type { Block } from "./block.ts";
import { type KernelRule, pooledKernel } from "./kernel/kernel-rule.ts";
import { scaleRows } from "./rows.ts";

/** How local production is shared inside a block of time. */
export interface Rule {
  /** Turns the withdrawals of `block.energy` into local energy, in place, and fills `block.surplus`. */
  share(block: Block): void;
  /** Writes into `target` what the consumer was given by the producer at each step of a shared block, Wh. */
  pair(block: Block, consumer: number, producer: number, target: Float64Array): void;
  /** The rule as the kernel computes it, for sums only; undefined when the kernel has no loops for it. */
  readonly kernel?: KernelRule | undefined;
}

/**
 * A rule that pools the productions: `share` turns withdrawals into local energy and adds it up in
 * `block.used`; the surplus and the energy of each pair follow, in proportion to what each producer injects
 * (`A_ij = A_i · P_j / P`, `S_j = S · P_j / P`).
 */
export function pooledRule(share: (block: Block) => void, inKernel?: KernelRule): Rule {
  return {
    share(block) {
      const { production, surplus, pool, used, stride } = block;
      used.fill(0);
      share(block);
      trim(block, pool, used, 1);
      for (let j = 0; j < block.producers; j++) {
        for (let t = 0; t < block.length; t++) {
          const produced = production[j * stride + t]!;
          surplus[j * stride + t] = produced > 0 ? produced * (1 - used[t]! / pool[t]!) : 0;
        }
      }
    },
    pair(block, consumer, producer, target) {
      const { energy, production, pool, stride } = block;
      for (let t = 0; t < block.length; t++) {
        const produced = production[producer * stride + t]!;
        target[t] = produced > 0 ? energy[consumer * stride + t]! * (produced / pool[t]!) : 0;
      }
    },
    kernel: inKernel && pooledKernel(inKernel),
  };
}

/** Below this relative excess, what was given exceeds what was produced by rounding alone. */
export const ROUNDING = 1e-12;

/**
 * Cuts what was given down to what was produced at the steps where a sum of coefficients a hair over 1 passed it,
 * so that no watt-hour is given twice. Both matrices have `count` rows; `used` becomes at most `available`.
 */
export function trim(block: Block, available: Float64Array, used: Float64Array, count: number): void {
  const factor = new Float64Array(block.stride).fill(1);
  let excess = false;
  for (let t = 0; t < block.length; t++) {
    for (let cell = t; cell < count * block.stride; cell += block.stride) {
      if (used[cell]! > available[cell]! * (1 + ROUNDING)) {
        factor[t] = Math.min(factor[t]!, available[cell]! / used[cell]!);
        excess = true;
      }
    }
    for (let cell = t; cell < count * block.stride; cell += block.stride) {
      used[cell] = Math.min(available[cell]!, used[cell]! * factor[t]!);
    }
  }
  if (excess) scaleRows(block.energy, block.rows, block.length, factor);
}
