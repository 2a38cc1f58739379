/** The results of the points studied, by point. */
export type ById<T> = ReadonlyMap<string, T>;

/** The result of one point. @throws RangeError for a point that was not studied. */
export function resultOf<T>(results: ById<T>, id: string): T {
  const result = results.get(id);
  if (result === undefined) throw new RangeError(`${id} was not studied`);
  return result;
}
