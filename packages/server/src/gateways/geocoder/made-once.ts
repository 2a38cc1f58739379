/** Makes a table at its first use and keeps it: 35,000 communes take a tenth of a second, which no start should wait for. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
