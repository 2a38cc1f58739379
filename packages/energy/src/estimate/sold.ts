import type { Range } from "./verdict.ts";

/** What some people would buy in a year, each as if he were alone with what the others leave. */
export interface Wanted {
  readonly kwh: Range;
  /** € without VAT. */
  readonly eur: Range;
  /** What those who take part already buy beside them. */
  readonly takenKwh: Range;
  /** All that is produced in a bright year. */
  readonly mostKwh: number;
}

const ends = (of: (end: keyof Range) => number): Range => ({ low: of("low"), high: of("high") });

/** What they would buy in a year all together: with what is taken already, at most what is produced. */
export function soldOf({ kwh, eur, takenKwh, mostKwh }: Wanted): { soldKwh: Range; soldEur: Range } {
  // Each estimate chooses freely how much the others take: together they cannot buy more than is produced.
  const part = ends((end) => {
    const asked = kwh[end] + takenKwh[end];
    return asked > mostKwh ? mostKwh / asked : 1;
  });
  const together = (amount: Range): Range => {
    const high = amount.high * part.high;
    return { low: Math.min(amount.low * part.low, high), high };
  };
  return { soldKwh: together(kwh), soldEur: together(eur) };
}

/** What these and others want of one project, beside the same who take part already. */
export const wantedBy = (one: Wanted, other: Wanted): Wanted => ({
  ...one,
  kwh: ends((end) => one.kwh[end] + other.kwh[end]),
  eur: ends((end) => one.eur[end] + other.eur[end]),
});
