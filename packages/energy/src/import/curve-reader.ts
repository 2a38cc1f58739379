import { assemble } from "./assemble.ts";
import { type Finding, note, type RefusalCode } from "./findings.ts";
import { ReadingCollector } from "./reading-collector.ts";
import type { CurveFile, CurveFileReport, Direction } from "./report.ts";

/** More than two years at ten minutes, in both directions. */
const MAX_LINES = 400_000;
const MAX_LINE_LENGTH = 4096;
const MAX_PERIOD_MS = 5 * 366 * 86_400_000;
const WELL_FORMED_PRM = /^\d{14}$/;

/**
 * Reads the file of readings that a customer downloads from Enedis or EDF, piece by piece: `push` its text,
 * in pieces of any size, then `end`. Known shapes: (a) two header lines, then `Horodate;Valeur`; (b) one flat
 * table with a meter and a unit on each line; (c) EDF's half-hourly powers, a line per day followed by a line
 * per hour. Instants are at the end of each step. What can be repaired is, and is reported; what cannot be
 * trusted refuses the file, with its lines.
 */
export class CurveReader {
  private readonly refused: Finding<RefusalCode>[] = [];
  private readonly collector: ReadingCollector;
  private rest = "";
  private lines = 0;
  private stopped = false;

  /** @param wanted readings of the other direction are left aside */
  constructor(wanted: Direction) {
    this.collector = new ReadingCollector(wanted, this.refused);
  }

  /** Whether a limit was passed: nothing more is read. */
  get isStopped(): boolean {
    return this.stopped;
  }

  push(text: string): void {
    const all = this.rest + text;
    let from = 0;
    for (let end = all.indexOf("\n"); end >= 0 && !this.stopped; end = all.indexOf("\n", from)) {
      this.readLine(all.slice(from, end));
      from = end + 1;
    }
    this.rest = this.stopped ? "" : all.slice(from);
    if (this.rest.length > MAX_LINE_LENGTH) this.stop("line_too_long", this.lines + 1);
  }

  /** @returns the report, and the readings unless something was refused. */
  end(): CurveFile {
    if (this.rest !== "" && !this.stopped) this.readLine(this.rest);
    const { collector, refused } = this;
    if (refused.length === 0) this.judgeWhole();
    const { prm, direction, unit, readings, repaired } = collector;
    const head = { linesRead: this.lines, prm, prmWellFormed: WELL_FORMED_PRM.test(prm), direction, unit };
    if (refused.length > 0) return { report: { ...head, ...nothing, repaired, refused }, curve: null };
    const { curve, repairedSteps } = assemble(readings, repaired);
    const { grid, values } = curve;
    const known = values.filter((wh) => !Number.isNaN(wh));
    const report: CurveFileReport = {
      ...head,
      from: grid.start,
      to: grid.start + grid.length * grid.stepMinutes * 60_000,
      stepMinutes: grid.stepMinutes,
      points: known.length,
      energyKwh: known.reduce((sum, wh) => sum + wh, 0) / 1000,
      repairedSteps,
      missing: grid.length - known.length,
      repaired,
      refused,
    };
    return { report, curve };
  }

  private readLine(raw: string): void {
    this.lines++;
    if (this.lines > MAX_LINES) this.stop("too_many_lines", this.lines);
    else if (raw.length > MAX_LINE_LENGTH) this.stop("line_too_long", this.lines);
    else {
      const line = (this.lines === 1 ? raw.replace(/^\ufeff/, "") : raw).trim();
      if (line !== "") this.collector.readLine(line, this.lines);
    }
  }

  private stop(code: RefusalCode, line: number): void {
    note(this.refused, code, line, "");
    this.stopped = true;
    this.rest = "";
  }

  /** Checks that need the whole file. */
  private judgeWhole(): void {
    const { collector, refused } = this;
    const fault = collector.emptiness();
    if (fault) note(refused, fault, fault === "unknown_format" ? 1 : null, "");
    else if (collector.duration() > MAX_PERIOD_MS) note(refused, "period_too_long", null, "");
  }
}

/** The summary of a file of which nothing is kept. */
const nothing = {
  from: 0,
  to: 0,
  stepMinutes: 30,
  points: 0,
  energyKwh: 0,
  repairedSteps: 0,
  missing: 0,
} as const;
