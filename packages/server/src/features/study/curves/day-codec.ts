const zigZag = (difference: number): number => (difference >= 0 ? difference * 2 : -difference * 2 - 1);

function writeVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/**
 * The readings of a day as bytes: each step is the difference from the reading before it (zig-zag, plus one, so that
 * 0 says "no reading"), seven bits a byte. A household's half-hours take less than two bytes each.
 * @param units whole numbers of 0 or more, NaN where there is no reading
 */
export function encodeDay(units: ArrayLike<number>): Buffer {
  const bytes: number[] = [];
  let former = 0;
  for (let step = 0; step < units.length; step += 1) {
    const value = units[step] ?? Number.NaN;
    if (Number.isNaN(value)) {
      bytes.push(0);
    } else {
      writeVarint(bytes, zigZag(value - former) + 1);
      former = value;
    }
  }
  return Buffer.from(bytes);
}

/** The rest of a number of three bytes or more, whose first two are known. */
function longNumber(bytes: Uint8Array, from: number): { number: number; next: number } {
  let at = from;
  let number = 0;
  let weight = 1;
  let byte: number;
  do {
    byte = bytes[at++]!;
    number += (byte & 127) * weight;
    weight *= 128;
  } while (byte >= 128);
  return { number, next: at };
}

/**
 * Decodes `steps` steps from `at` on, each unit counting `size`, into `target`: NaN where there is no reading. A study reads
 * hundreds of millions: numbers of one and of two bytes, which no processor can predict, take the same way.
 * @returns where the bytes of the next day begin
 */
export function decodeDay(
  bytes: Uint8Array,
  at: number,
  steps: number,
  size: number,
  target: Float64Array,
  offset = 0,
): number {
  let next = at;
  let former = 0;
  for (let step = 0; step < steps; step += 1) {
    const low = bytes[next]!;
    const isLong = low >> 7;
    const high = next + 1 < bytes.length ? bytes[next + 1]! : 0;
    let code = (low & 127) + (high & 127) * 128 * isLong;
    if ((low & high) >= 128) {
      const long = longNumber(bytes, next);
      code = long.number;
      next = long.next;
    } else {
      next += 1 + isLong;
    }
    if (code === 0) {
      target[offset + step] = Number.NaN;
      continue;
    }
    const isPositive = code % 2;
    former += isPositive === 1 ? (code - 1) / 2 : -code / 2;
    target[offset + step] = former * size;
  }
  return next;
}

/**
 * Decodes consecutive days, each unit counting `size`, NaN where there is no reading.
 * @param daySteps steps in a day, at which the differences start again from 0
 * @throws RangeError when the bytes are not those of `steps` steps.
 */
export function decodeDays(bytes: Uint8Array, steps: number, daySteps: number, size = 1): Float64Array {
  const values = new Float64Array(steps);
  let at = 0;
  for (let step = 0; step < steps; step += daySteps) {
    at = decodeDay(bytes, at, Math.min(daySteps, steps - step), size, values, step);
  }
  if (at !== bytes.length) throw new RangeError(`${bytes.length} bytes do not hold ${steps} steps`);
  return values;
}

/** Places in the bytes of days. */
export type DayStarts = Uint16Array | Uint32Array;

/** A year of a household's half-hours is within 16 bits: half the memory for ten thousand. */
const placesIn = ({ length }: Uint8Array, count: number): DayStarts =>
  length < 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count);

/** Where the bytes of each of consecutive days begin, and where the last one's end: a reading ends where no byte continues it. */
export function dayStarts(bytes: Uint8Array, days: number, daySteps: number): DayStarts {
  const starts = placesIn(bytes, days + 1);
  let day = 0;
  let steps = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    steps += (bytes[at]! >> 7) ^ 1;
    if (steps < daySteps) continue;
    steps = 0;
    day += 1;
    starts[day] = at + 1;
  }
  if (day !== days || starts[days] !== bytes.length) {
    throw new RangeError(`${bytes.length} bytes do not hold ${days} days`);
  }
  return starts;
}

/** Where readings are missing in consecutive days, as text: the same for two meters read at the same times. */
export function gapsOf(bytes: Uint8Array, starts: DayStarts): string {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const missing: string[] = [];
  // No number ends with a zero byte: it says "no reading", and most days have none.
  for (let day = 0, zero = all.indexOf(0); zero >= 0; zero = all.indexOf(0, starts[day]!)) {
    while (starts[day + 1]! <= zero) day += 1;
    missing.push(`${day}:${missingSteps(bytes, starts[day]!, starts[day + 1]!)}`);
    day += 1;
    if (day + 1 >= starts.length) break;
  }
  return missing.join(" ");
}

function missingSteps(bytes: Uint8Array, from: number, to: number): string {
  const steps: number[] = [];
  let step = 0;
  for (let at = from; at < to; at += 1) {
    if (bytes[at] === 0) steps.push(step);
    if (bytes[at]! < 128) step += 1;
  }
  return steps.join();
}
