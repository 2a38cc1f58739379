import type { Block } from "../allocation/block.ts";
import { type KernelSlice, withdrawalsOf } from "../allocation/kernel/slice.ts";
import type { Weigher } from "../allocation/kernel/weigher.ts";
import { addRows, capRows, rowOffsets } from "../allocation/rows.ts";
import { pooledRule, type Rule } from "../allocation/rule.ts";
import { type ActiveSet, ALL_SERVED, findLevel } from "./level.ts";
import { findLevels } from "./levels-in-kernel.ts";

/** Steps transposed together: a cache line of 64-bit floats. */
const TILE = 8;

/**
 * Fixed shares whose unused part goes to those who can still use some, in proportion to their shares
 * ("water-filling"): `A_i = min(C_i, λ · w_i)`, with the level λ(t) at which all the production is given, or
 * everybody served. Exact: λ is found by steps on the set of those already served (Newton's method on a
 * piecewise linear function), each step of time starting from the level of the one before.
 * @param weights one per consumer, ≥ 0, not all zero; only their proportions count. A weight of 0 receives
 * nothing.
 * @throws RangeError on a bad weight or a wrong number of weights.
 */
export function fixedShares(weights: readonly number[], consumers: number): Rule {
  const shares = normalise(weights, consumers);
  const entitled = weights.flatMap((weight, i) => (weight > 0 ? [i] : []));
  let set: ActiveSet = { served: 0, waiting: 1 };
  const share = (block: Block) => {
    if (block.start === 0) set = { served: 0, waiting: 1 };
    const { energy, rows, length, pool, used } = block;
    const demand = entitled.length === consumers ? block.demand : demandOf(block, entitled);
    const levels = new Float64Array(length);
    const tile = new Float64Array(TILE * consumers);
    for (let from = 0; from < length; from += TILE) {
      const until = Math.min(from + TILE, length);
      transpose(block, from, until, tile);
      for (let t = from; t < until; t++) {
        if (demand[t]! > pool[t]!) {
          levels[t] = findLevel(tile, (t - from) * consumers, shares, consumers, pool[t]!, demand[t]!, set);
        } else {
          levels[t] = ALL_SERVED;
        }
      }
    }
    capRows(energy, rows, length, levels, shares, used);
  };
  return pooledRule(share, {
    passes: 2,
    share: (slice, weigher) => capInKernel(slice, weigher, shares),
  });
}

function capInKernel(slice: KernelSlice, weigher: Weigher, shares: Float64Array): boolean {
  const { kernel, levels, used, consumers, end } = slice;
  findLevels(slice, shares);
  weigher.prepare();
  for (let i = 0; i < consumers; i++) {
    const row = withdrawalsOf(slice, i);
    weigher.addGiven(i, kernel.capRow(row, shares[i]!, levels.at, weigher.givenFor(i), used.at, end));
  }
  return true;
}

/** What some of the consumers withdraw at each step of the block, Wh. */
function demandOf({ energy, stride, length, consumers }: Block, members: readonly number[]): Float64Array {
  const demand = new Float64Array(length);
  addRows(energy, rowOffsets(members, stride, consumers), length, demand);
  return demand;
}

/** Copies steps `from` to `until` to consecutive rows, one per step, so that a step's consumers are neighbours. */
function transpose(block: Block, from: number, until: number, tile: Float64Array): void {
  const { energy, stride, consumers } = block;
  for (let i = 0; i < consumers; i++) {
    const row = i * stride;
    for (let t = from; t < until; t++) tile[(t - from) * consumers + i] = energy[row + t]!;
  }
}

/** Shares that add up to 1, padded to a multiple of four. */
function normalise(weights: readonly number[], consumers: number): Float64Array {
  if (weights.length !== consumers) {
    throw new RangeError(`weights has ${weights.length} values, expected ${consumers}`);
  }
  const sum = weights.reduce((a, b) => a + b, 0);
  weights.forEach((weight, i) => {
    if (!(weight >= 0 && weight < Infinity)) throw new RangeError(`weights[${i}]: ${weight} is not a weight`);
  });
  if (consumers > 0 && !(sum > 0 && sum < Infinity))
    throw new RangeError("weights: at least one must be over 0");
  const shares = new Float64Array(Math.ceil(consumers / 4) * 4);
  shares.set(weights.map((weight) => weight / sum));
  return shares;
}
