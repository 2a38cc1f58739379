/** kWh: the finest step by which a seller may read what one consumer uses. */
const finest = 500;

/**
 * What a consumer uses in a year, as the sums that a seller reads count it: he may make his installation as big as he likes,
 * and would otherwise read from the income of one contract what only its consumer and the owner know.
 */
export function roughKwh(kwh: number): number {
  const step = Math.max(finest, 10 ** Math.floor(Math.log10(Math.max(1, kwh))) / 2);
  return Math.max(finest, Math.round(kwh / step) * step);
}
