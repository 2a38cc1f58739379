import { type Curve, carryOver, countKnownDays, type Grid, resample, type Source } from "@mec/energy";
import { type DayStarts, dayStarts, decodeDay, gapsOf } from "../curves/day-codec.ts";
import { firstDayOf, readingsOf, type StoredCurve, stepsOfDay } from "../curves/stored-curve.ts";

/** Readings may stand for a year when they hold most of its days: all the seasons are then known. */
const minKnownDays = 300;

/** The encoded days of a meter, which are decoded as they are read: ten thousand meters' readings need not be held. */
interface EncodedDays {
  readonly daySteps: number;
  readonly parts: readonly {
    /** The first day, counted from the meter's first. */
    readonly first: number;
    readonly starts: DayStarts;
    readonly whPerUnit: number;
    readonly bytes: Uint8Array;
  }[];
  /** The same for two meters read at the same times. */
  readonly times: string;
}

function encodedDaysOf(stored: StoredCurve): EncodedDays {
  const daySteps = stepsOfDay(stored.stepMinutes);
  const parts = stored.parts.map((part) => ({
    first: firstDayOf(stored, part),
    starts: dayStarts(part.bytes, part.days, daySteps),
    whPerUnit: (part.wattsPerUnit * stored.stepMinutes) / 60,
    bytes: part.bytes,
  }));
  const start = Math.min(...stored.parts.map(({ firstDay }) => firstDay.getTime()));
  const times = parts.map(({ first, starts, bytes }) => `${first}+${starts.length} ${gapsOf(bytes, starts)}`);
  return { daySteps, parts, times: [start, daySteps, ...times].join(";") };
}

/** Decodes a day of readings, Wh: where two parts have it, the later one's readings stand. */
function decode(
  { daySteps, parts }: EncodedDays,
  day: number,
  target: Float64Array,
  spare: Float64Array,
): void {
  let isEmpty = true;
  for (const { first, starts, whPerUnit, bytes } of parts) {
    const own = day - first;
    if (own < 0 || own >= starts.length - 1) continue;
    const into = isEmpty ? target : spare;
    decodeDay(bytes, starts[own]!, daySteps, whPerUnit, into);
    for (let step = 0; into === spare && step < daySteps; step += 1) {
      if (!Number.isNaN(spare[step])) target[step] = spare[step]!;
    }
    isEmpty = false;
  }
}

/** Consecutive steps of the study's year that take consecutive readings of one day. */
interface Piece {
  /** First step of the year, and number of steps. */
  readonly step: number;
  readonly length: number;
  readonly day: number;
  /** First step in the day, of the study's steps. */
  readonly slot: number;
}

/**
 * The pieces of the year that `carryOver` would make of readings; null when they do not hold most of a year. Found by
 * passing the positions themselves through `carryOver`.
 */
function carriedPieces({ grid: from, values }: Curve<Float64Array>, grid: Grid): Piece[] | null {
  const positions = values.map((wh, step) => (Number.isNaN(wh) ? Number.NaN : step));
  const curve = { grid: from, values: positions };
  if (countKnownDays(curve) < minKnownDays) return null;
  const carried = carryOver(curve, grid);
  const daySteps = stepsOfDay(grid.stepMinutes);
  const begins = (step: number) =>
    carried[step] !== carried[step - 1]! + 1 || carried[step]! % daySteps === 0;
  const firsts = Array.from(carried.keys()).filter((step) => step === 0 || begins(step));
  return firsts.map((step, index) => ({
    step,
    length: (firsts[index + 1] ?? carried.length) - step,
    day: Math.floor(carried[step]! / daySteps),
    slot: carried[step]! % daySteps,
  }));
}

function onGrid(stored: StoredCurve, grid: Grid): Curve<Float64Array> {
  const { grid: from, values: read } = readingsOf(stored);
  const values =
    from.stepMinutes === grid.stepMinutes ? read : resample(read, from.stepMinutes, grid.stepMinutes);
  return { grid: { ...from, stepMinutes: grid.stepMinutes, length: values.length }, values };
}

/** The last piece that begins at a step or before. */
function pieceAt(pieces: readonly Piece[], step: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (pieces[middle]!.step <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A day as it is decoded, and a later part's beside it: one pair for all meters, which are read in turn. */
type Room = readonly [Float64Array, Float64Array];

function sourceOf(days: EncodedDays, pieces: readonly Piece[], grid: Grid, [decoded, spare]: Room): Source {
  const { daySteps } = days;
  /** Steps of the study that a reading is shared between. */
  const parts = stepsOfDay(grid.stepMinutes) / daySteps;
  return {
    length: grid.length,
    read(start, length, target, offset) {
      const end = start + length;
      let known = -1;
      for (let n = pieceAt(pieces, start); n < pieces.length && pieces[n]!.step < end; n += 1) {
        const { step, length: steps, day, slot } = pieces[n]!;
        if (day !== known) decode(days, day, decoded, spare);
        known = day;
        const first = Math.max(step, start);
        const last = Math.min(step + steps, end);
        const shift = slot - step;
        const into = offset - start;
        if (parts === 1) for (let t = first; t < last; t += 1) target[into + t] = decoded[shift + t]!;
        else
          for (let t = first; t < last; t += 1)
            target[into + t] = decoded[Math.floor((shift + t) / parts)]! / parts;
      }
    },
  };
}

/**
 * Brings readings onto the study's year; null when they do not hold most of a year. Which days stand in for
 * which depends only on when there are readings, so it is worked out once for all meters read at the same
 * times.
 */
export function makeCarrier(grid: Grid): (stored: StoredCurve | null) => Source | null {
  const known = new Map<string, Piece[] | null>();
  const most = stepsOfDay(grid.stepMinutes);
  const room: Room = [new Float64Array(most), new Float64Array(most)];
  return (stored) => {
    if (!stored) return null;
    const days = encodedDaysOf(stored);
    const former = known.get(days.times);
    const pieces = former === undefined ? carriedPieces(onGrid(stored, grid), grid) : former;
    known.set(days.times, pieces);
    return pieces && sourceOf(days, pieces, grid, room);
  };
}
