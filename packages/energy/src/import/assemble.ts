import type { Curve } from "../series/curve.ts";
import { createGrid, type StepMinutes } from "../series/grid.ts";
import { type Finding, note, type RepairCode } from "./findings.ts";
import type { Reading } from "./reading.ts";
import { stepsOf } from "./steps.ts";

const MINUTE = 60_000;
/** Gaps up to this are filled. */
const FILLED_MINUTES = 120;

export interface Assembled {
  readonly curve: Curve<Float64Array>;
  /** Steps whose value was deduced. */
  readonly repairedSteps: number;
}

/**
 * Readings as a curve: in order, once each, on one step, short gaps filled; each repair is noted.
 * @param readings at least one that is not empty
 */
export function assemble(readings: Reading[], repairs: Finding<RepairCode>[]): Assembled {
  const sorted = once(inOrder(readings, repairs), repairs);
  const steps = stepsOf(sorted, repairs);
  const stepMinutes = commonStep(steps);
  const stepMs = stepMinutes * MINUTE;
  const start = Math.floor((sorted[0]!.end - steps[0]! * MINUTE) / stepMs) * stepMs;
  const length = Math.ceil((sorted.at(-1)!.end - start) / stepMs);
  const curve = { grid: createGrid(start, stepMinutes, length), values: new Float64Array(length) };
  const covered = layOut(sorted, steps, curve);
  const repairedSteps = complete(curve.values, covered, stepMinutes) + fillGaps(curve, sorted, repairs);
  return { curve, repairedSteps };
}

function inOrder(readings: Reading[], repairs: Finding<RepairCode>[]): Reading[] {
  const isLate = (reading: Reading, i: number) => i > 0 && reading.end < readings[i - 1]!.end;
  const late = readings.find(isLate);
  if (!late) return readings;
  note(repairs, "unordered", late.line, "", readings.filter(isLate).length);
  return readings.toSorted((a, b) => a.end - b.end || a.line - b.line);
}

/** One reading an instant, the last one that has a value. */
function once(sorted: readonly Reading[], repairs: Finding<RepairCode>[]): Reading[] {
  const kept: Reading[] = [];
  for (const reading of sorted) {
    if (Number.isNaN(reading.value)) {
      note(repairs, "empty_value", reading.line, "");
      continue;
    }
    const last = kept.at(-1);
    if (last?.end === reading.end) {
      note(repairs, last.value === reading.value ? "duplicate" : "conflicting_duplicate", reading.line, "");
      kept.pop();
    }
    kept.push(reading);
  }
  return kept;
}

/** The shortest of 15, 30 and 60 minutes on which no reading need be guessed; 5 and 10 minutes are added up. */
function commonStep(steps: Uint16Array): StepMinutes {
  let shortest: StepMinutes = 60;
  for (const step of steps) {
    const ours = step === 10 ? 30 : step <= 15 ? 15 : step <= 30 ? 30 : 60;
    if (ours < shortest) shortest = ours;
  }
  return shortest;
}

/** Adds each reading to the steps that it covers, and returns how many minutes of each step are covered. */
function layOut(sorted: readonly Reading[], steps: Uint16Array, { grid, values }: Curve): Float64Array {
  const covered = new Float64Array(values.length);
  const stepMs = grid.stepMinutes * MINUTE;
  let previous = Number.NEGATIVE_INFINITY;
  sorted.forEach(({ end, value, isEnergy }, i) => {
    const from = Math.max(previous, end - steps[i]! * MINUTE);
    const minutes = (end - from) / MINUTE;
    const energy = isEnergy ? value : (value * minutes) / 60;
    for (let t = Math.floor((from - grid.start) / stepMs); grid.start + t * stepMs < end; t++) {
      const stepStart = grid.start + t * stepMs;
      const shared = (Math.min(end, stepStart + stepMs) - Math.max(from, stepStart)) / MINUTE;
      values[t] = values[t]! + (energy * shared) / minutes;
      covered[t] = covered[t]! + shared;
    }
    previous = end;
  });
  return covered;
}

/** Steps covered in part are completed in proportion, those not covered become NaN. Returns how many were completed. */
function complete(values: Float64Array, covered: Float64Array, stepMinutes: number): number {
  let completed = 0;
  for (let t = 0; t < values.length; t++) {
    const minutes = covered[t]!;
    if (minutes === 0) values[t] = Number.NaN;
    else if (minutes < stepMinutes) {
      values[t] = (values[t]! * stepMinutes) / minutes;
      completed++;
    }
  }
  return completed;
}

/** Fills short gaps on a straight line between their neighbours. Returns how many steps were filled. */
function fillGaps(
  { grid, values }: Curve,
  sorted: readonly Reading[],
  repairs: Finding<RepairCode>[],
): number {
  const longest = FILLED_MINUTES / grid.stepMinutes;
  let filled = 0;
  let reading = 0;
  for (let from = values.findIndex(Number.isNaN); from >= 0; ) {
    let end = from;
    while (Number.isNaN(values[end])) end++;
    const afterGap = grid.start + end * grid.stepMinutes * MINUTE;
    while (sorted[reading]!.end <= afterGap) reading++;
    const isShort = end - from <= longest;
    note(repairs, isShort ? "gap_filled" : "gap_left", sorted[reading]!.line, "", end - from);
    if (isShort) {
      filled += end - from;
      interpolate(values, from, end);
    }
    const next = values.subarray(end).findIndex(Number.isNaN);
    from = next < 0 ? -1 : end + next;
  }
  return filled;
}

/** Values `from` to `end − 1` on a straight line between the ones around them. */
function interpolate(values: Float64Array | Float32Array, from: number, end: number): void {
  const before = values[from - 1]!;
  const after = values[end]!;
  const parts = end - from + 1;
  for (let t = from; t < end; t++) values[t] = before + ((after - before) * (t - from + 1)) / parts;
}
