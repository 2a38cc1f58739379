/** The API's limit for one call about applications. */
const mostAtOnce = 500;

/** Cuts a list into lots of as many as one call takes. */
export function lotsOf<T>(all: readonly T[]): T[][] {
  const lots: T[][] = [];
  for (let from = 0; from < all.length; from += mostAtOnce) lots.push(all.slice(from, from + mostAtOnce));
  return lots;
}
