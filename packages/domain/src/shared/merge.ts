/** The intersection of all the parts of a union. */
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The same type, written as a single object. */
type Flat<T> = { [K in keyof T]: T[K] };

/**
 * Merges the parts of a table that the features give.
 * @throws Error when two of them have the same key.
 */
export function merge<T extends object>(parts: readonly T[]): Flat<Merged<T>> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const merged: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    if (Object.hasOwn(merged, name)) throw new Error(`Two features answer for ${name}`);
    merged[name] = value;
  }
  return merged as Flat<Merged<T>>;
}
