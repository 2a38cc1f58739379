export const YEAR = 35_040;
export const CONSUMERS = 1_000;
export const PRODUCERS = 4;

/** Reproducible numbers between 0 and 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Noisy series of Wh per step: no flat part that would make the work easier. */
export function noisySeries(count: number, peak: number, seed: number, steps = YEAR): Float32Array[] {
  const next = random(seed);
  return Array.from({ length: count }, () => Float32Array.from({ length: steps }, () => next() * peak));
}

/** Whether the sun is up at a step of the year: 8 h 30 a day in winter, 16 h in summer, 12 h 15 on average. */
function isLit(step: number): boolean {
  const day = Math.floor(step / 96);
  const halfDay = 32 - Math.floor((15 * Math.abs(day - 172)) / 182);
  return Math.abs((step % 96) - 48) < halfDay;
}

/** The same noise, and nothing at night: what panels inject. */
export function sunlitSeries(count: number, peak: number, seed: number): Float32Array[] {
  return noisySeries(count, peak, seed).map((series) => series.map((wh, step) => (isLit(step) ? wh : 0)));
}

/** Coefficients that add up to 1 at each step. */
export function normalised(count: number, seed: number, steps = YEAR): Float32Array[] {
  const series = noisySeries(count, 1, seed, steps);
  const sums = new Float64Array(steps);
  for (const one of series) for (let t = 0; t < steps; t++) sums[t]! += one[t]!;
  for (const one of series) for (let t = 0; t < steps; t++) one[t]! /= sums[t]!;
  return series;
}

/** Times a plain copy of the consumption matrix, the floor of any engine that must read it once. */
export function copyOf(matrix: readonly Float32Array[]): () => void {
  const target = matrix.map((series) => new Float32Array(series.length));
  return () => {
    matrix.forEach((series, i) => {
      target[i]?.set(series);
    });
  };
}
