/** Draws that depend on the seed alone, so that a demonstration picture never changes. */
export interface Random {
  /** A number in [min, max). */
  between: (min: number, max: number) => number;
  /** A whole number from min to max, both included. */
  whole: (min: number, max: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/** Mulberry32, a small public-domain generator: plenty for drawings, not for secrets. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
