import { type Block, createBlock, type Flows, loadBlock } from "./block.ts";
import { commonLength } from "./check.ts";
import type { KernelRule } from "./kernel/kernel-rule.ts";
import { clear, type KernelSlice, layOut, type Passes, sliceSteps } from "./kernel/slice.ts";
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

/** What several sharings of a study give, and what is withdrawn in it. */
export interface StudySums {
  /** In the order of the rules. */
  readonly sharings: readonly Sums[];
  /** Wh that each consumer withdraws. */
  readonly consumed: Float64Array;
  /** Wh that all withdraw at each step. */
  readonly demand: Float64Array;
}

/**
 * Shares the productions of a study by a rule and adds up what it gives: in the kernel where it has loops for the rule and
 * withdrawals are 32-bit floats, by the rule's own TypeScript otherwise, slice of time after slice of time.
 * @param periods of each consumer; a single one when left out
 * @throws RangeError naming a series or value that is refused (see `allocate`).
 */
export function sumSharing(flows: Flows, rule: Rule, periods: readonly Periods[] = []): Sums {
  const study = { flows, rules: [rule], periods, steps: stepsOf(flows) };
  return shareAll(study, rule.kernel?.passes)[0]!;
}

/**
 * The same for several rules, and the sums of what is withdrawn: each slice of the withdrawals is read once for all, so that
 * what is worked out as it is read is worked out once.
 * @param tell told how many steps are shared, slice after slice
 */
export function sumSharings(
  flows: Flows,
  rules: readonly Rule[],
  periods: readonly Periods[] = [],
  tell: (steps: number) => void = () => {},
): StudySums {
  const study = { flows, rules, periods, steps: stepsOf(flows) };
  const withdrawn = {
    consumed: new Float64Array(flows.consumption.length),
    demand: new Float64Array(study.steps),
  };
  return { sharings: shareAll(study, 2, { withdrawn, tell }), ...withdrawn };
}

const stepsOf = ({ consumption, production }: Flows): number => commonLength({ consumption, production });

interface Study {
  readonly flows: Flows;
  readonly rules: readonly Rule[];
  readonly periods: readonly Periods[];
  readonly steps: number;
}

type Withdrawn = Pick<StudySums, "consumed" | "demand">;

/** What is wanted of a study besides what its rules give. */
interface Beside {
  readonly withdrawn?: Withdrawn;
  readonly tell?: (steps: number) => void;
}

/** @param passes how often the kernel goes through a slice; undefined where it does not */
function shareAll(study: Study, passes: Passes | undefined, { withdrawn, tell }: Beside = {}): Sums[] {
  const { flows, rules, periods, steps } = study;
  const { consumption, production } = flows;
  const all = rules.map(() => ({
    shared: roomsOf(consumption.map((_, i) => periods[i]?.count ?? 1)),
    surplus: new Float64Array(production.length),
    given: new Float64Array(steps),
  }));
  const inKernel = consumption.some((series) => series instanceof Float64Array) ? undefined : passes;
  const demandAt = withdrawn ? "every step" : "lit steps";
  const length = inKernel ? sliceSteps(inKernel, consumption.length, steps) : steps;
  for (let start = 0; start < steps; start += length) {
    const part = { start, length: Math.min(length, steps - start) };
    const slice = inKernel ? layOut(flows, inKernel, weightRows(periods), demandAt, part) : null;
    const sound = slice && isProductionSound(slice) ? slice : null;
    if (withdrawn) addWithdrawn(withdrawn, study, sound, part);
    rules.forEach((rule, n) => {
      const done = sound && rule.kernel && addByKernel(all[n]!, study, rule.kernel, sound);
      if (!done) addByRule(all[n]!, study, rule, part);
    });
    tell?.(start + part.length);
  }
  return all;
}

/** Zeros, so many for each, in one memory: four rules of ten thousand consumers would have forty thousand of their own. */
function roomsOf(counts: readonly number[]): Float64Array[] {
  const all = new Float64Array(counts.reduce((sum, count) => sum + count, 0));
  let end = 0;
  return counts.map((count) => {
    end += count;
    return all.subarray(end - count, end);
  });
}

interface Slice {
  readonly start: number;
  readonly length: number;
}

/** Adds a slice as the rule's own loops share it: the reference. */
function addByRule(sums: Sums, { flows, periods }: Study, rule: Rule, { start, length }: Slice): void {
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
function addByKernel(sums: Sums, { periods }: Study, rule: KernelRule, slice: KernelSlice): boolean {
  clear(slice);
  const weigher = makeWeigher(slice, periods);
  if (!rule.share(slice, weigher) || !slice.kernel.isReadSound() || !isWithinProduction(slice)) return false;
  weigher.addTo(sums.shared);
  addUsed(sums, slice);
  return true;
}

/** Adds what is withdrawn in a slice, which the kernel holds, or which is read for it. */
function addWithdrawn(
  { consumed, demand }: Withdrawn,
  { flows }: Study,
  slice: KernelSlice | null,
  { start, length }: Slice,
): void {
  if (slice) {
    const weigher = makeWeigher(slice, []);
    weigher.prepare(new Float64Array(length).fill(1));
    weigher.addWithdrawals();
    weigher.addTo(flows.consumption.map((_, i) => consumed.subarray(i, i + 1)));
    demand.set(slice.demand.values.subarray(0, length), start);
    return;
  }
  const block = createBlock(flows.consumption.length, 0, length);
  for (let from = start; from < start + length; from += block.stride) {
    loadBlock(block, { consumption: flows.consumption, production: [] }, from, start + length);
    for (let i = 0; i < block.consumers; i++) {
      consumed[i] = consumed[i]! + sumRow(block.energy, i * block.stride, block.length);
    }
    demand.set(block.demand.subarray(0, block.length), from);
  }
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
