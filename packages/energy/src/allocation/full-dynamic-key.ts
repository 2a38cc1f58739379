import { areSingle, type Series } from "../series/series.ts";
import type { Block } from "./block.ts";
import { areShares, checkSums, refuseBadValue } from "./check.ts";
import { defaultKey } from "./default-key.ts";
import { clearCoefficients, type KernelSlice, loadCoefficients, withdrawalsOf } from "./kernel/slice.ts";
import type { Weigher } from "./kernel/weigher.ts";
import { byFour, cutRow, type FourSeries, shareRow } from "./rows.ts";
import { type Rule, trim } from "./rule.ts";

/**
 * Full dynamic key: a coefficient per producer, consumer and step, no pool. What producer j offers to consumer i is
 * `k_ij(t) · P_j`; `A_i = min(C_i, Σ_j k_ij · P_j)`, and when that cap bites each offer is cut in proportion.
 * Source: code de l'énergie D315-4; Enedis' "full dynamique".
 * @param coefficients [producer][consumer] series
 * @throws RangeError from `share`, naming a bad coefficient or a step whose sum for a producer is over 1.
 */
export function fullDynamicKey(coefficients: readonly (readonly Series[])[]): Rule {
  if (coefficients.length === 0) return defaultKey(); // no producer: nothing to share, whatever the key
  const zeros = new Float32Array(coefficients[0]?.[0]?.length ?? 0);
  const consumers = (coefficients[0] ?? []).map((_, i) =>
    byFour(
      coefficients.map((list) => list[i]!),
      zeros,
    ),
  );
  return {
    share(block) {
      const { production, stride, start, length } = block;
      const sums = new Float64Array(production.length);
      const used = new Float64Array(production.length);
      const rows = { coefficients: sums, used };
      const valid =
        block.producers <= 4 ? shareAmongFour(block, consumers, rows) : shareAmongAll(block, consumers, rows);
      coefficients.forEach((list, j) => {
        const own = sums.subarray(j * stride, j * stride + length);
        if (!valid || !own.every(Number.isFinite)) refuseBadValue(`coefficients[${j}]`, list, start, length);
        checkSums(`coefficients[${j}]`, own, start, length);
      });
      for (let cell = 0; cell < used.length; cell++) used[cell] = used[cell]! * production[cell]!;
      trim(block, production, used, block.producers);
      for (let cell = 0; cell < used.length; cell++) block.surplus[cell] = production[cell]! - used[cell]!;
    },
    pair(block, consumer, producer, target) {
      const { energy, production, stride, start } = block;
      for (let t = 0; t < block.length; t++) {
        let offered = 0;
        for (let j = 0; j < block.producers; j++) {
          offered += coefficients[j]![consumer]![start + t]! * production[j * stride + t]!;
        }
        const own = coefficients[producer]![consumer]![start + t]! * production[producer * stride + t]!;
        target[t] = own > 0 ? energy[consumer * stride + t]! * (own / offered) : 0;
      }
    },
    kernel:
      coefficients.length <= 4 && coefficients.every(areSingle)
        ? { passes: 1, share: (slice, weigher) => shareInKernel(slice, weigher, coefficients) }
        : undefined,
  };
}

/** Shares with each consumer in turn, for at most four producers. */
function shareInKernel(
  slice: KernelSlice,
  weigher: Weigher,
  shares: readonly (readonly Float32Array[])[],
): boolean {
  const { kernel, coefficients, production, used, sums, lit, end } = slice;
  weigher.prepare();
  for (let j = shares.length; j < 4; j++) clearCoefficients(slice, j);
  for (let i = 0; i < slice.consumers; i++) {
    const row = withdrawalsOf(slice, i);
    for (let j = 0; j < shares.length; j++) loadCoefficients(slice, shares[j]![i]!, j);
    const given = weigher.givenFor(i);
    weigher.addGiven(i, kernel.shareRow(row, coefficients, production.at, given, used.at, sums.at, lit, end));
  }
  for (let cell = 0; cell < used.values.length; cell++) used.values[cell]! *= production.values[cell]!;
  return areShares(sums.values);
}

/** Rows of a block's producers to which a key adds: the sum of their coefficients, and the part of the offer taken. */
interface Sums {
  readonly coefficients: Float64Array;
  readonly used: Float64Array;
}

/**
 * Shares with each consumer in turn, all in one pass: for at most four producers. Returns false on a negative
 * coefficient. Plain loops and plain arguments: inside a closure, or with the four series in a tuple, it was 1.6 times
 * slower.
 */
function shareAmongFour(block: Block, consumers: readonly (readonly FourSeries[])[], sums: Sums): boolean {
  const { production, energy, stride, start, length } = block;
  const { coefficients, used } = sums;
  let positive = true;
  for (let i = 0; i < consumers.length; i++) {
    const [a, b, c, d] = consumers[i]![0]!;
    const row = i * stride;
    const valid = shareRow(a, b, c, d, start, length, energy, row, production, stride, coefficients, used);
    positive = valid && positive;
  }
  return positive;
}

/** The same for any number of producers, four at a time: what they offer, then the cut, then what is taken of it. */
function shareAmongAll(block: Block, consumers: readonly (readonly FourSeries[])[], sums: Sums): boolean {
  const { production, energy, stride, start, length } = block;
  const part = new Float64Array(stride);
  let positive = true;
  for (let i = 0; i < consumers.length; i++) {
    const groups = consumers[i]!;
    part.fill(0);
    for (let group = 0; group < groups.length; group++) {
      const [a, b, c, d] = groups[group]!;
      const first = group * 4 * stride;
      const offers = production.subarray(first);
      const valid = offer(a, b, c, d, start, length, offers, stride, sums.coefficients.subarray(first), part);
      positive = valid && positive;
    }
    cutRow(energy, i * stride, length, part);
    for (let group = 0; group < groups.length; group++) {
      const [a, b, c, d] = groups[group]!;
      take(a, b, c, d, start, length, part, sums.used.subarray(group * 4 * stride), stride);
    }
  }
  return positive;
}

/**
 * Adds to `offered` what four producers, whose rows begin `production`, offer to one consumer, and the coefficients to
 * `sums`. Returns false on a negative coefficient.
 */
function offer(
  s0: Series,
  s1: Series,
  s2: Series,
  s3: Series,
  start: number,
  length: number,
  production: Float64Array,
  stride: number,
  sums: Float64Array,
  offered: Float64Array,
): boolean {
  const r2 = 2 * stride;
  const r3 = 3 * stride;
  let positive = true;
  for (let t = 0; t < length; t++) {
    const a = s0[start + t]!;
    const b = s1[start + t]!;
    const c = s2[start + t]!;
    const d = s3[start + t]!;
    if (a < 0 || b < 0 || c < 0 || d < 0) positive = false;
    sums[t] = sums[t]! + a;
    sums[stride + t] = sums[stride + t]! + b;
    sums[r2 + t] = sums[r2 + t]! + c;
    sums[r3 + t] = sums[r3 + t]! + d;
    const first = a * production[t]! + b * production[stride + t]!;
    const second = c * production[r2 + t]! + d * production[r3 + t]!;
    offered[t] = offered[t]! + (first + second);
  }
  return positive;
}

/** Adds to the four rows of `used` the coefficients of one consumer, by the part of the offers that he takes. */
function take(
  s0: Series,
  s1: Series,
  s2: Series,
  s3: Series,
  start: number,
  length: number,
  part: Float64Array,
  used: Float64Array,
  stride: number,
): void {
  const r2 = 2 * stride;
  const r3 = 3 * stride;
  for (let t = 0; t < length; t++) {
    const taken = part[t]!;
    used[t] = used[t]! + s0[start + t]! * taken;
    used[stride + t] = used[stride + t]! + s1[start + t]! * taken;
    used[r2 + t] = used[r2 + t]! + s2[start + t]! * taken;
    used[r3 + t] = used[r3 + t]! + s3[start + t]! * taken;
  }
}
