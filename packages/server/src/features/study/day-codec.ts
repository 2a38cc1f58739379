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

/**
 * Decodes consecutive days, each unit counting `size`, NaN where there is no reading. A study reads millions
 * of steps: nothing here allocates an object for each.
 * @param daySteps steps in a day, at which the differences start again from 0
 * @throws RangeError when the bytes are not those of `steps` steps.
 */
export function decodeDays(bytes: Uint8Array, steps: number, daySteps: number, size = 1): Float64Array {
  const values = new Float64Array(steps);
  let at = 0;
  let former = 0;
  for (let step = 0; step < steps; step += 1) {
    if (step % daySteps === 0) former = 0;
    let byte = bytes[at++]!;
    let code = byte & 127;
    for (let weight = 128; byte >= 128; weight *= 128) {
      byte = bytes[at++]!;
      code += (byte & 127) * weight;
    }
    if (code === 0) {
      values[step] = Number.NaN;
    } else {
      former += code % 2 === 1 ? (code - 1) / 2 : -code / 2;
      values[step] = former * size;
    }
  }
  if (at !== bytes.length) throw new RangeError(`${bytes.length} bytes do not hold ${steps} steps`);
  return values;
}
