import { type Columns, columnsOf, isEdfHeading, separatorOf } from "./columns.ts";
import { parseDirection, parseNumber, parseStep, parseUnit, unitFactor, unquote } from "./fields.ts";
import { type Finding, note, type RefusalCode, type RepairCode } from "./findings.ts";
import { type Day, type Moments, parseDay, parseHourOfDay, parseInstant } from "./instants.ts";
import type { Reading } from "./reading.ts";
import type { Direction, ReadingUnit } from "./report.ts";

const MAX_VALUE_W = 1e8;
const FIVE_MINUTES = 300_000;

/** The field of a value, with what its line or the header says of it. */
interface Cell {
  readonly moments: Moments | undefined;
  readonly value: string | undefined;
  readonly direction: Direction | null;
  readonly unit: ReadingUnit | undefined;
  /** Minutes, 0 when not given. */
  readonly step: number;
}

/** Understands the lines of a file one by one, and keeps their readings. */
export class ReadingCollector {
  readonly readings: Reading[] = [];
  readonly repaired: Finding<RepairCode>[] = [];
  prm = "";
  direction: Direction | null = null;
  unit: ReadingUnit = "W";

  private separator: string | undefined;
  /** Headings of the lines to come: of the readings, or of the header's second line. */
  private columns: Columns | undefined;
  /** What the header says of the readings below it. */
  private head: Pick<Cell, "direction" | "unit"> = { direction: null, unit: "W" };
  private isEdf = false;
  /** The day that EDF's next lines belong to. */
  private day: Day | undefined;
  private withValue = 0;
  private otherDirection = 0;
  private otherUnit = 0;

  constructor(
    private readonly wanted: Direction,
    private readonly refused: Finding<RefusalCode>[],
  ) {}

  /** @param line not empty, without its end; @param number from 1 */
  readLine(line: string, number: number): void {
    const fields = line.split(this.separator ?? separatorOf(line)).map(unquote);
    if (!startsWithDigit(fields[0] ?? "") && this.readHeading(line)) return;
    if (!this.columns && parseDay(fields[0] ?? "")) this.isEdf = true;
    const cell = this.isEdf ? this.edfCell(fields) : this.tableCell(fields, line, number);
    if (cell) this.keep(cell, line, number);
  }

  /** Why nothing can be kept, once all is read; undefined when there are readings. */
  emptiness(): RefusalCode | undefined {
    if (!this.columns && !this.isEdf) return "unknown_format";
    if (this.withValue > 0) return undefined;
    if (this.otherDirection > 0) return "wrong_direction";
    return this.otherUnit > 0 ? "wrong_unit" : "no_reading";
  }

  /** ms from the first reading to the last. */
  duration(): number {
    let first = Number.POSITIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    for (const { end } of this.readings) {
      first = Math.min(first, end);
      last = Math.max(last, end);
    }
    return last - first;
  }

  private readHeading(line: string): boolean {
    const separator = separatorOf(line);
    const fields = line.split(separator).map(unquote);
    const columns = columnsOf(fields);
    this.isEdf = !columns && (this.isEdf || isEdfHeading(fields));
    if (!columns && !isEdfHeading(fields)) return false;
    this.separator = separator;
    this.columns = columns;
    if (this.isEdf)
      this.head = { direction: null, unit: parseUnit(/\((.*?)\)/.exec(fields[1] ?? "")?.[1] ?? "") };
    return true;
  }

  private tableCell(fields: readonly string[], line: string, number: number): Cell | undefined {
    const { columns } = this;
    if (!columns) return undefined;
    this.readMeter(fields[columns.prm] ?? "", line, number);
    const field = (column: keyof Columns) => fields[columns[column]] ?? "";
    const direction = columns.direction < 0 ? this.head.direction : parseDirection(field("direction"));
    const unit = columns.unit < 0 ? this.head.unit : parseUnit(field("unit"));
    if (columns.instant < 0) {
      this.head = { direction, unit };
      return undefined;
    }
    const step = columns.step < 0 ? 0 : parseStep(field("step"));
    return { moments: parseInstant(field("instant")), value: fields[columns.value], direction, unit, step };
  }

  private edfCell(fields: readonly string[]): Cell | undefined {
    const day = parseDay(fields[0] ?? "");
    if (day) {
      this.day = day;
      return undefined;
    }
    const moments = this.day && parseHourOfDay(this.day, fields[0] ?? "");
    return { moments, value: fields[1], ...this.head, step: 0 };
  }

  private readMeter(field: string, line: string, number: number): void {
    if (field !== "" && this.prm !== "" && field !== this.prm) note(this.refused, "two_meters", number, line);
    this.prm ||= field;
  }

  private keep(cell: Cell, line: string, number: number): void {
    const { unit, direction, step } = cell;
    if (!unit || (direction && direction !== this.wanted)) {
      if (!unit) this.otherUnit++;
      else this.otherDirection++;
      note(this.repaired, "left_aside", number, line);
      return;
    }
    const value = (parseNumber(cell.value ?? "?") ?? Number.POSITIVE_INFINITY) * unitFactor[unit];
    const end = cell.moments && this.momentMeant(cell.moments);
    const fault = faultOf(cell, end, value);
    if (fault || end === undefined) {
      note(this.refused, fault ?? "unreadable_instant", number, line);
      return;
    }
    this.unit = unit;
    this.direction = direction;
    if (!Number.isNaN(value)) this.withValue++;
    this.readings.push({ end, value, isEnergy: unit.endsWith("h"), step, line: number });
  }

  /** Of the two moments of a repeated hour, the one that continues the order of the file. */
  private momentMeant([first = 0, second = first]: Moments): number {
    const previous = this.readings.at(-1)?.end;
    if (previous === undefined || first === second) return first;
    const isBackwards = previous < (this.readings.at(-2)?.end ?? Number.NEGATIVE_INFINITY);
    if (isBackwards) return second < previous ? second : first;
    return first > previous ? first : second;
  }
}

function faultOf(
  { moments, value: field }: Cell,
  end: number | undefined,
  value: number,
): RefusalCode | undefined {
  if (field === undefined) return "unreadable_line";
  if (!moments || end === undefined) return "unreadable_instant";
  if (end % FIVE_MINUTES !== 0) return "off_step";
  if (value === Number.POSITIVE_INFINITY) return "unreadable_value";
  if (value < 0) return "negative_value";
  return value > MAX_VALUE_W ? "implausible_value" : undefined;
}

/** Readings begin with a digit, headings do not: this sorts most lines quickly. */
function startsWithDigit(field: string): boolean {
  return field >= "0" && field < ":";
}
