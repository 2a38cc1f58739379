import { type Block, createBlock, type Flows, loadBlock } from "./block.ts";
import { commonLength } from "./check.ts";
import type { KernelRule } from "./kernel/kernel-rule.ts";
import { type KernelSlice, layOut, sliceSteps } from "./kernel/slice.ts";
import { makeWeigher, type Periods, weightRows } from "./kernel/weigher.ts";
import { addRows, sumRow } from "./rows.ts";
import { ROUNDING, type Rule } from "./rule.ts";

/** What a sharing gives over a study, without its steps. */
export interface Sums {
  /** Wh given to each consumer, by his periods. */
  readonly shared: readonly Float64Array[];
  /** Wh left to each producer. */
  readonly surplus: Float64Array;
  /** Wh given to all at each step. */
  readonly given: Float64Array;
}

/**
 * Shares the productions of a study by a rule and adds up what it gives: in the kernel where it has loops for the rule and
 * withdrawals are 32-bit floats, by the rule's own TypeScript otherwise, slice of time after slice of time.
 * @param periods of each consumer; a single one when left out
 * @throws RangeError naming a series or value that is refused (see `allocate`).
 */
export function sumSharing(flows: Flows, rule: Rule, periods: readonly Periods[] = []): Sums {
  const { consumption, production } = flows;
  const steps = commonLength({ consumption, production });
  const sums: Sums = {
    shared: consumption.map((_, i) => new Float64Array(periods[i]?.count ?? 1)),
    surplus: new Float64Array(production.length),
    given: new Float64Array(steps),
  };
  const study: Study = { flows, rule, periods, steps };
  const inKernel = rule.kernel && !consumption.some((series) => series instanceof Float64Array);
  const length = inKernel && rule.kernel ? sliceSteps(rule.kernel.passes, consumption.length, steps) : steps;
  for (let start = 0; start < steps; start += length) {
    const slice = { start, length: Math.min(length, steps - start) };
    const done = inKernel && rule.kernel && addByKernel(sums, study, rule.kernel, slice);
    if (!done) addByRule(sums, study, slice);
  }
  return sums;
}

interface Study {
  readonly flows: Flows;
  readonly rule: Rule;
  readonly periods: readonly Periods[];
  readonly steps: number;
}

interface Slice {
  readonly start: number;
  readonly length: number;
}

/** Adds a slice as the rule's own loops share it: the reference. */
function addByRule(sums: Sums, { flows, rule, periods }: Study, { start, length }: Slice): void {
  const block = createBlock(flows.consumption.length, flows.production.length, length);
  for (let from = start; from < start + length; from += block.stride) {
    loadBlock(block, flows, from, start + length);
    rule.share(block);
    for (let i = 0; i < block.consumers; i++) addByPeriod(sums.shared[i]!, periods[i], block, i);
    for (let j = 0; j < block.producers; j++) {
      sums.surplus[j] = sums.surplus[j]! + sumRow(block.surplus, j * block.stride, block.length);
    }
    addRows(block.energy, block.rows, block.length, sums.given.subarray(from, from + block.length));
  }
}

function addByPeriod(sums: Float64Array, periods: Periods | undefined, block: Block, consumer: number): void {
  const { energy, stride, start, length } = block;
  if (!periods || sums.length === 1) {
    sums[0] = sums[0]! + sumRow(energy, consumer * stride, length);
    return;
  }
  for (let t = 0; t < length; t++) {
    const period = periods.ofStep[start + t]!;
    sums[period] = sums[period]! + energy[consumer * stride + t]!;
  }
}

/** Adds a slice as the kernel shares it. Returns false, with nothing added, when the reference must do it. */
function addByKernel(sums: Sums, { flows, periods }: Study, rule: KernelRule, part: Slice): boolean {
  const slice = layOut(flows, rule.passes, weightRows(periods), part);
  if (!slice || !isProductionSound(slice)) return false;
  const weigher = makeWeigher(slice, periods);
  if (!rule.share(slice, weigher) || !slice.kernel.isReadSound() || !isWithinProduction(slice)) return false;
  weigher.addTo(sums.shared);
  addUsed(sums, slice);
  return true;
}

function addUsed(
  { surplus, given }: Sums,
  { used, production, producers, start, length, end }: KernelSlice,
): void {
  for (let j = 0; j < producers; j++) {
    const row = (j * end) / 8;
    let left = 0;
    for (let t = 0; t < length; t++) {
      const produced = production.values[row + t]!;
      const taken = Math.min(produced, used.values[row + t]!);
      left += produced - taken;
      given[start + t] = given[start + t]! + taken;
    }
    surplus[j] = surplus[j]! + left;
  }
}

/** Whether no injection is negative, NaN or infinite. Withdrawals and coefficients are looked at by the kernel. */
function isProductionSound({ pool, production }: KernelSlice): boolean {
  return areEnergies(pool.values) && areEnergies(production.values);
}

function areEnergies(values: Float64Array): boolean {
  for (let t = 0; t < values.length; t++) if (!(values[t]! >= 0 && values[t]! < Infinity)) return false;
  return true;
}

/** Whether no more was given of any producer than he injects, rounding apart. */
function isWithinProduction({ used, production }: KernelSlice): boolean {
  for (let cell = 0; cell < used.values.length; cell++) {
    if (!(used.values[cell]! <= production.values[cell]! * (1 + ROUNDING))) return false;
  }
  return true;
}
