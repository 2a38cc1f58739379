/** Why a file is refused. */
export type RefusalCode =
  /** None of the known shapes. */
  | "unknown_format"
  /** Neither a reading nor a heading. */
  | "unreadable_line"
  | "unreadable_instant"
  | "unreadable_value"
  | "negative_value"
  /** Over 100 MW: not a consumer's or a local producer's. */
  | "implausible_value"
  /** An instant that is not a multiple of five minutes. */
  | "off_step"
  | "two_meters"
  /** Only units that are not those of active power or energy. */
  | "wrong_unit"
  /** Only readings of the other direction. */
  | "wrong_direction"
  | "no_reading"
  | "period_too_long"
  | "line_too_long"
  | "too_many_lines";

/** What was repaired in a file, or left out of it. */
export type RepairCode =
  | "unordered"
  /** The same line again. */
  | "duplicate"
  /** Another value at the same instant: the last one is kept. */
  | "conflicting_duplicate"
  | "empty_value"
  /** The step changes inside the file; the curve has one step throughout. */
  | "step_changed"
  /** Readings of the other direction, or of a unit that is not of active power or energy. */
  | "left_aside"
  /** Two hours at most without readings: filled in from the readings before and after. */
  | "gap_filled"
  /** More than two hours without readings: left missing. */
  | "gap_left";

/** A kind of finding in a file, and where: all lines are counted, the first ones listed. */
export interface Finding<Code> {
  readonly code: Code;
  /** Numbers of the first lines concerned, from 1; for a gap, of the line after it. Empty when no line is concerned. */
  readonly lines: number[];
  /** Lines concerned; for gaps, steps. */
  count: number;
  /** The first such line, shortened. */
  readonly example: string;
}

const NAMED_LINES = 20;
const EXAMPLE_LENGTH = 80;

/** Counts a finding once more. */
export function note<Code>(
  findings: Finding<Code>[],
  code: Code,
  line: number | null,
  example: string,
  count = 1,
): void {
  const known = findings.find((finding) => finding.code === code);
  const finding = known ?? { code, lines: [], count: 0, example: example.slice(0, EXAMPLE_LENGTH) };
  if (!known) findings.push(finding);
  finding.count += count;
  if (line !== null && finding.lines.length < NAMED_LINES) finding.lines.push(line);
}
