/**
 * The longest pause (steps with nothing to share) that is kept inside a run: skipping a shorter one costs more than
 * going through it.
 */
const SHORTEST_PAUSE = 16;

/** Bytes of four steps of a row of 64-bit floats, which the kernel takes at once. */
const FOUR_STEPS = 32;

/**
 * Writes the runs of steps where a row is not zero as the kernel reads them: where each begins and where it ends, in bytes
 * of that row; the last one ends where the row does, and is empty when the row ends with zeros. At night nobody
 * is given anything: half of a year of sunshine is left out.
 */
export function writeRuns(row: Float64Array, runs: Int32Array): void {
  let written = 0;
  let from = -1;
  let to = 0;
  for (let t = 0; t < row.length; t += 4) {
    if (row[t] === 0 && row[t + 1] === 0 && row[t + 2] === 0 && row[t + 3] === 0) continue;
    const at = t * 8;
    if (from >= 0 && at - to >= SHORTEST_PAUSE * 8) {
      runs[written++] = from;
      runs[written++] = to;
      from = at;
    } else if (from < 0) from = at;
    to = at + FOUR_STEPS;
  }
  if (from >= 0) {
    runs[written++] = from;
    runs[written++] = to;
  }
  if (to === row.length * 8) return;
  runs[written++] = row.length * 8;
  runs[written] = row.length * 8;
}

/** Writes one run of all steps. */
export function writeWhole(row: Float64Array, runs: Int32Array): void {
  runs[0] = 0;
  runs[1] = row.length * 8;
}
