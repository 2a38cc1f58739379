import { createGrid, type Grid, type StepMinutes } from "./grid.ts";
import { instantAt } from "./local-time.ts";

/** A calendar year of France, from its first midnight to the next year's: 8,760 or 8,784 hours. */
export function yearGrid(year: number, stepMinutes: StepMinutes): Grid {
  const [start, end] = [newYear(year), newYear(year + 1)];
  return createGrid(start, stepMinutes, (end - start) / (stepMinutes * 60_000));
}

function newYear(year: number): number {
  return instantAt(year, 0, 1) ?? Date.UTC(year, 0, 1);
}
