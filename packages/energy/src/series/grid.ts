/** Lengths of step a study may have, minutes. */
export type StepMinutes = 15 | 30 | 60;

/**
 * The instants that all the series of a study share. Local time is a view of it (see local-time.ts), never the index:
 * local days of 23 and 25 hours exist.
 */
export interface Grid {
  /** Start of the first step, milliseconds since 1970 UTC; a multiple of the step. */
  readonly start: number;
  readonly stepMinutes: StepMinutes;
  readonly length: number;
}

const MINUTE = 60_000;

/** Makes a grid. @throws RangeError if the start is not on a step, the step not 15, 30 or 60, or the length negative. */
export function createGrid(start: number, stepMinutes: number, length: number): Grid {
  if (stepMinutes !== 15 && stepMinutes !== 30 && stepMinutes !== 60) {
    throw new RangeError(`a step of ${stepMinutes} min is not 15, 30 or 60`);
  }
  if (!Number.isInteger(start / (stepMinutes * MINUTE))) {
    throw new RangeError(`start ${start} is not on a step of ${stepMinutes} min`);
  }
  if (!Number.isInteger(length) || length < 0)
    throw new RangeError(`length ${length} is not a number of steps`);
  return { start, stepMinutes, length };
}

/** Start of a step, milliseconds since 1970 UTC. */
export function instantOf(grid: Grid, step: number): number {
  return grid.start + step * grid.stepMinutes * MINUTE;
}

/** End of the last step, milliseconds since 1970 UTC. */
export function endOf(grid: Grid): number {
  return instantOf(grid, grid.length);
}
