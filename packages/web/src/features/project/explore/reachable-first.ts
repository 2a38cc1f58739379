/**
 * The list of a search, with the projects that its address could join and that lie outside of it before the others: who reads that two
 * are within reach finds both. As it is where it has them all.
 */
export function reachableFirst<T extends { readonly id: string }>(
  found: readonly T[],
  reachable: readonly T[],
): T[] {
  const beyond = reachable.filter(({ id }) => !found.some((one) => one.id === id));
  if (beyond.length === 0) return [...found];
  const isReached = ({ id }: T) => reachable.some((one) => one.id === id);
  return [...found.filter(isReached), ...beyond, ...found.filter((one) => !isReached(one))];
}
