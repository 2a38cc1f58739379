/** What all the parts of a union say together. */
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** As if it had been written in one piece. */
type Flat<T> = { [K in keyof T]: T[K] };

/**
 * The parts of a table, which features give, as one.
 * @throws Error when two of them say the same.
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
