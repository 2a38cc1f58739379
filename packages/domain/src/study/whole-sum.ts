/** An amount as it is read, without cents; never "-0". */
export const wholeEuros = (eur: number): number => Number(eur.toFixed(0)) + 0;

/** A total as its rows are read: cents as they are answered, then whole €, added up. Each screen that tells it tells this one. */
export function totalAsRead(rows: Iterable<number>): number {
  let sum = 0;
  for (const eur of rows) sum += wholeEuros(Number(eur.toFixed(2)));
  return sum;
}

/** What plants bring, as both parts of it are read; without a price of the surplus, as far as it is known. */
export const revenueAsRead = (localEur: number, surplusEur: number | null): number =>
  totalAsRead([localEur, ...(surplusEur === null ? [] : [surplusEur])]);

/** A year's sum as it is read, whole €: what the energy brings, less each cost, is what is left. */
export interface WholeSum {
  readonly energy: number;
  readonly costs: readonly number[];
  readonly left: number;
}

/**
 * What is left and each cost are told elsewhere too, rounded: the energy, an estimate, is told as what makes them add up.
 * Of 12.8 − 5.4 − 15 = −7.6 one reads 12 − 5 − 15 = −8, where 13 − 5 − 15 would be a fault to who adds.
 */
export function wholeSum(left: number, costs: readonly number[]): WholeSum {
  const told = { costs: costs.map(wholeEuros), left: wholeEuros(left) };
  return { ...told, energy: told.costs.reduce((all, cost) => all + cost, told.left) };
}
