/** Where the axis of drawings that are compared ends, above `most`: the same for both, on a round figure. */
export function topOf(most: number): number {
  if (most <= 0) return 1;
  const step = 10 ** Math.floor(Math.log10(most / 2));
  return Number((Math.ceil(Number((most / step).toFixed(6))) * step).toPrecision(6));
}
