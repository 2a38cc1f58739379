/** The results of those who are studied, each under the id of his point. */
export type ById<T> = ReadonlyMap<string, T>;

/** One's own result. @throws RangeError for who was not studied. */
export function resultOf<T>(results: ById<T>, id: string): T {
  const result = results.get(id);
  if (result === undefined) throw new RangeError(`${id} was not studied`);
  return result;
}
