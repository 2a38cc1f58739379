import type { Grid } from "../series/grid.ts";
import { minuteOfStep } from "../series/local-days.ts";

/** Local hour of each step, 0 to 23. */
export const hourOfStep = (grid: Grid): Uint8Array =>
  Uint8Array.from(minuteOfStep(grid), (minute) => Math.floor(minute / 60));
