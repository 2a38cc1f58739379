/** A line that was read: the mean power over a step that ends at `end`, or the energy of that step. */
export interface Reading {
  /** UTC, ms. */
  readonly end: number;
  /** W, or Wh when `isEnergy`; NaN when the field was empty. */
  readonly value: number;
  readonly isEnergy: boolean;
  /** Minutes, 0 when the line does not say. */
  readonly step: number;
  readonly line: number;
}
