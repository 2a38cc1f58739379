import type { Grid } from "./encoded-lines.ts";

/** Lines encoded as text (encoded-lines.ts), on the grid of their file. */
type Encoded = string;

export interface Names {
  /** One text per rank, the most important rank first; the names of a rank are separated by bars. */
  readonly names: readonly string[];
  /** The position of each name, in the same order. */
  readonly places: Encoded;
}

interface Lands {
  readonly abroad?: Encoded;
  readonly frontier?: Encoded;
  readonly rivers?: Encoded;
  readonly lakes?: Encoded;
}

/** The whole country, for the far zooms. */
export interface CountryFile extends Names, Lands {
  readonly grid: Grid;
  readonly borders: Encoded;
  readonly collectivities: Encoded;
  /**
   * By code, the rings of borders around each department; a border read backwards is written as the bitwise
   * complement of its index.
   */
  readonly departments: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** One department with its communes. */
export interface DepartmentFile extends Names, Lands {
  readonly land: Encoded;
  readonly towns?: Encoded;
  readonly borders: Encoded;
}

/** Which squares each department touches. */
export interface IndexFile {
  /** Side of a square, in degrees. */
  readonly cell: number;
  /** The grid of all departments' files. */
  readonly grid: Grid;
  /**
   * By code, the southernmost row; then for each row its first and last square, encoded as the points of one
   * line.
   */
  readonly departments: Readonly<Record<string, readonly [south: number, rows: Encoded]>>;
}
