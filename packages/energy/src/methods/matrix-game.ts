/** Iterations of regret matching; on games of a hundred rows and columns, the gap is then well under a hundredth. */
const ITERATIONS = 800;

/** Mixed strategies of a game in which one side picks a row to raise the payoff and the other a column to lower it. */
export interface Equilibrium {
  /** Weight of each row, adding up to 1. */
  readonly rows: Float64Array;
  /** Weight of each column, adding up to 1. */
  readonly columns: Float64Array;
  /** The payoff that the rows' mix ensures whatever the column: the minimum over columns. */
  readonly value: number;
}

/**
 * Near-equilibrium of a zero-sum game by regret matching+ with linear averaging (Tammelin 2014): both sides
 * play in proportion to what they regret not having played.
 * @param payoffs [row][column], what the row side wins; at least one of each
 */
export function solveGame(payoffs: readonly Float64Array[]): Equilibrium {
  const row = createSide(payoffs.length);
  const column = createSide(payoffs[0]?.length ?? 0);
  const rowPayoffs = new Float64Array(payoffs.length);
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    for (let k = 0; k < payoffs.length; k++) rowPayoffs[k] = dot(payoffs[k]!, column.played);
    learn(row, rowPayoffs, iteration);
    learn(
      column,
      mixRows(payoffs, row.played).map((payoff) => -payoff),
      iteration,
    );
  }
  const rows = normalised(row.sum);
  return { rows, columns: normalised(column.sum), value: Math.min(...mixRows(payoffs, rows)) };
}

/** The payoff of each column against a mix of rows; rows beyond the weights are ignored. */
export function mixRows(payoffs: readonly Float64Array[], weights: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(payoffs[0]?.length ?? 0);
  for (let k = 0; k < payoffs.length; k++) {
    const weight = weights[k] ?? 0;
    const row = payoffs[k]!;
    for (let i = 0; weight > 0 && i < row.length; i++) sums[i] = sums[i]! + weight * row[i]!;
  }
  return sums;
}

/** One side: what it regrets, what it plays now, and the weighted sum of what it has played. */
interface Side {
  readonly regrets: Float64Array;
  readonly sum: Float64Array;
  played: Float64Array;
}

function createSide(count: number): Side {
  const regrets = new Float64Array(count);
  return { regrets, sum: new Float64Array(count), played: normalised(regrets) };
}

/** Adds the regrets of what other choices would have won, and updates what the side plays next. */
function learn(side: Side, payoffs: Float64Array, iteration: number): void {
  const won = dot(side.played, payoffs);
  for (let i = 0; i < payoffs.length; i++) {
    side.sum[i] = side.sum[i]! + iteration * side.played[i]!;
    side.regrets[i] = Math.max(0, side.regrets[i]! + payoffs[i]! - won);
  }
  side.played = normalised(side.regrets);
}

/** Scales non-negative numbers to a sum of 1; equal parts when all are 0. */
function normalised(values: Float64Array): Float64Array {
  let sum = 0;
  for (const value of values) sum += value;
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
