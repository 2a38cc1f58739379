import type { Curve } from "../series/curve.ts";
import type { StepMinutes } from "../series/grid.ts";
import type { Finding, RefusalCode, RepairCode } from "./findings.ts";

/** What the meter measured: energy taken from the grid, or given to it. */
export type Direction = "withdrawal" | "injection";
export type ReadingUnit = "W" | "kW" | "Wh" | "kWh";

/** What was read of a file. Moments in UTC, ms; nothing was read when `points` is 0. */
export interface CurveFileReport {
  readonly linesRead: number;
  /** The meter as the file names it, "" when it does not. */
  readonly prm: string;
  /** Whether `prm` is 14 digits. */
  readonly prmWellFormed: boolean;
  /** Null when the file does not say. */
  readonly direction: Direction | null;
  readonly unit: ReadingUnit;
  readonly from: number;
  /** End of the last step. */
  readonly to: number;
  readonly stepMinutes: StepMinutes;
  /** Steps that have a value, repaired ones included. */
  readonly points: number;
  readonly energyKwh: number;
  /** Steps whose value was deduced from their neighbours'. */
  readonly repairedSteps: number;
  /** Steps without a value. */
  readonly missing: number;
  readonly repaired: readonly Finding<RepairCode>[];
  readonly refused: readonly Finding<RefusalCode>[];
}

/** The report, and the readings (NaN where missing); no readings when anything was refused. */
export interface CurveFile {
  readonly report: CurveFileReport;
  readonly curve: Curve<Float64Array> | null;
}
