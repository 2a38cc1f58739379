/** Iterations of regret matching; on games of a hundred rows and columns, the gap is then well under a hundredth. */
const ITERATIONS = 800;

/** Mixed strategies of a game in which one side picks a row to raise the payoff and the other a column to lower it. */
export interface Equilibrium {
  /** Weight of each row, adding up to 1. */
  readonly rows: number[];
  /** Weight of each column, adding up to 1. */
  readonly columns: number[];
  /** What the rows' mix ensures whatever the column: min over columns. */
  readonly value: number;
}

/**
 * Near-equilibrium of a zero-sum game by regret matching+ with linear averaging (Tammelin 2014): both sides play in
 * proportion of what they regret not having played.
 * @param payoffs [row][column], what the row side wins; at least one of each
 */
export function solveGame(payoffs: readonly (readonly number[])[]): Equilibrium {
  const rowCount = payoffs.length;
  const columnCount = payoffs[0]?.length ?? 0;
  const rowRegrets = new Float64Array(rowCount);
  const columnRegrets = new Float64Array(columnCount);
  const rowSum = new Float64Array(rowCount);
  const columnSum = new Float64Array(columnCount);
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    const columns = strategy(columnRegrets);
    addRegrets(
      rowRegrets,
      strategy(rowRegrets),
      payoffs.map((row) => dot(row, columns)),
    );
    const rows = strategy(rowRegrets);
    addRegrets(
      columnRegrets,
      columns,
      mixRows(payoffs, rows).map((payoff) => -payoff),
    );
    addWeighted(rowSum, rows, iteration);
    addWeighted(columnSum, columns, iteration);
  }
  const rows = strategy(rowSum);
  return { rows, columns: strategy(columnSum), value: Math.min(...mixRows(payoffs, rows)) };
}

/** Non-negative numbers brought to a sum of 1; equal parts when all are 0. */
function strategy(regrets: Float64Array): number[] {
  const sum = regrets.reduce((a, b) => a + b, 0);
  return Array.from(regrets, (regret) => (sum > 0 ? regret / sum : 1 / regrets.length));
}

function addRegrets(regrets: Float64Array, played: readonly number[], payoffs: readonly number[]): void {
  const won = dot(played, payoffs);
  payoffs.forEach((payoff, i) => {
    regrets[i] = Math.max(0, regrets[i]! + payoff - won);
  });
}

function addWeighted(sums: Float64Array, values: readonly number[], weight: number): void {
  values.forEach((value, i) => {
    sums[i] = sums[i]! + weight * value;
  });
}

/** The payoff of each column when rows are mixed; rows beyond the weights count for nothing. */
export function mixRows(payoffs: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const sums = new Array<number>(payoffs[0]?.length ?? 0).fill(0);
  payoffs.forEach((row, k) => {
    const weight = weights[k] ?? 0;
    if (weight === 0) return;
    row.forEach((payoff, i) => {
      sums[i] = sums[i]! + weight * payoff;
    });
  });
  return sums;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
