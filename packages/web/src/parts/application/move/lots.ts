/** The API's limit for one call about applications. */
const mostAtOnce = 500;

/** All of them, as many at a time as one call takes. */
export function lotsOf<T>(all: readonly T[]): T[][] {
  const lots: T[][] = [];
  for (let from = 0; from < all.length; from += mostAtOnce) lots.push(all.slice(from, from + mostAtOnce));
  return lots;
}
