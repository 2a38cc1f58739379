/** The API's limit for one call about applications. */
const mostAtOnce = 500;

/** How many steps one call takes: each is judged with all who take part, and a call of minutes is cut on its way. */
export const mostSteps = 50;

/** Cuts a list into lots of as many as one call takes. */
export function lotsOf<T>(all: readonly T[], most = mostAtOnce): T[][] {
  const lots: T[][] = [];
  for (let from = 0; from < all.length; from += most) lots.push(all.slice(from, from + most));
  return lots;
}
