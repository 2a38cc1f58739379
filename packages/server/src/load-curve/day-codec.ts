/** Where a step has no reading. */
export const missing = -1;

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
 * @param units whole numbers of 0 or more, or `missing`
 */
export function encodeDay(units: ArrayLike<number>): Buffer {
  const bytes: number[] = [];
  let former = 0;
  for (let step = 0; step < units.length; step += 1) {
    const value = units[step] ?? missing;
    if (value === missing) {
      bytes.push(0);
    } else {
      writeVarint(bytes, zigZag(value - former) + 1);
      former = value;
    }
  }
  return Buffer.from(bytes);
}

/**
 * Reads days that follow one another back into whole numbers, `missing` where there is no reading.
 * @param daySteps steps in a day, at which the differences start again from 0
 * @throws RangeError when the bytes are not those of `steps` steps.
 */
export function decodeDays(bytes: Uint8Array, steps: number, daySteps: number): Float64Array {
  const units = new Float64Array(steps);
  let at = 0;
  let former = 0;
  for (let step = 0; step < steps; step += 1) {
    if (step % daySteps === 0) former = 0;
    let code = 0;
    let weight = 1;
    let byte: number;
    do {
      byte = bytes[at] ?? Number.NaN;
      at += 1;
      code += (byte % 128) * weight;
      weight *= 128;
    } while (byte >= 128);
    if (code === 0) {
      units[step] = missing;
    } else {
      const zigZagged = code - 1;
      former += zigZagged % 2 === 0 ? zigZagged / 2 : -(zigZagged + 1) / 2;
      units[step] = former;
    }
  }
  if (at !== bytes.length) throw new RangeError(`${bytes.length} bytes do not hold ${steps} steps`);
  return units;
}
