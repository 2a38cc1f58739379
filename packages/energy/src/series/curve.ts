import type { Grid } from "./grid.ts";
import type { Series } from "./series.ts";

/** Energy in Wh at each step of a grid; NaN where a meter's reading is missing. */
export interface Curve<Values extends Series = Series> {
  readonly grid: Grid;
  readonly values: Values;
}
