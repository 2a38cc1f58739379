/**
 * A figure in force from a day on, with its source, to be shown beside any result that uses it: the number of a text,
 * or words and the address where it was read (`link`). Where there is no source, `source` says so.
 */
export interface Dated<T> {
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  readonly value: T;
  readonly source: string;
  readonly link?: string;
  /**
   * The day when the figure was last found in its source, YYYY-MM-DD. Where a figure is used beyond what its source
   * says, the day of that source: its age then shows.
   */
  readonly checkedOn: string;
}

/**
 * The entry in force on a day.
 * @param day YYYY-MM-DD
 * @throws RangeError before the first entry.
 */
export function inForce<T>(table: readonly Dated<T>[], day: string): Dated<T> {
  const found = table.findLast((entry) => entry.from <= day);
  if (!found) throw new RangeError(`no figure is known for ${day}: the first one is of ${table[0]?.from}`);
  return found;
}
