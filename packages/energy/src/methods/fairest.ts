import type { Flows } from "../allocation/block.ts";
import { collect } from "../allocation/results.ts";
import type { Rule } from "../allocation/rule.ts";
import { valuesOf } from "../series/source.ts";
import { fixedShares } from "./fixed-shares.ts";
import { mixRows, solveGame } from "./matrix-game.ts";
import { mix } from "./mix.ts";
import { byRanking } from "./ranking.ts";

/** Rounds at most; each costs two sharings of the whole study. */
const MAX_ROUNDS = 40;
/** The ratio to the bound at which the search stops. */
const ENOUGH = 0.99;
/** How much the next weights keep of those that gave the bound: without it they swing, and need many more rounds. */
const STEADY = 0.5;
/** Sharings of less weight than this are left out of the mix. */
const NEGLIGIBLE = 1e-6;
/** How much the share of a member may change from one round to the next. */
const MAX_CHANGE = 4;

export interface FairSharing {
  readonly rule: Rule;
  /** The smallest saving among the members who can save, €. */
  readonly smallest: number;
  /** No sharing at all could raise the smallest saving above this, €. */
  readonly bound: number;
}

/**
 * Raises the smallest saving, over the whole period, of the members who can save.
 *
 * A linear programme, solved by columns: any mix of sharings is a sharing. The best mix of those known is a small game
 * (who gains least against which sharing); its weights on the members give the order of service that would help most,
 * which joins the others, beside fixed shares corrected towards equal savings, which come near soon. By duality no
 * sharing at all can raise the smallest saving above the weighted saving of that order. It ends when the mix is within
 * 1 % of that bound, or after 40 rounds: both figures are given, so that the distance is known.
 * @param savingPerWh €/Wh, one per consumer; members at 0 or less receive nothing
 */
export function fairest(flows: Flows, savingPerWh: readonly number[]): FairSharing {
  const room = new Float64Array(flows.consumption[0]?.length ?? 0);
  const able = savingPerWh.flatMap((saving, i) =>
    saving > 0 && valuesOf(flows.consumption[i]!, room).some((wh: number) => wh > 0) ? [i] : [],
  );
  if (able.length === 0) return { rule: byRanking([]), smallest: 0, bound: 0 };
  const rules: Rule[] = [];
  const savings: Float64Array[] = [];
  const join = (rule: Rule): Float64Array => {
    const { totals } = collect(flows, rule, "totals").shared;
    const row = Float64Array.from(able, (i) => savingPerWh[i]! * totals[i]!);
    rules.push(rule);
    savings.push(row);
    return row;
  };
  let shares = able.map((i) => 1 / savingPerWh[i]!);
  let weights: Float64Array = new Float64Array(able.length).fill(1 / able.length);
  let tightest = weights;
  let bound = Infinity;
  let best: { rows: Float64Array; value: number } = { rows: Float64Array.of(1), value: 0 };
  for (let round = 0; round < MAX_ROUNDS && best.value < ENOUGH * bound; round++) {
    shares = corrected(
      shares,
      join(fixedShares(spread(shares, able, savingPerWh.length), savingPerWh.length)),
    );
    const reached = join(byRanking(rank(able, weights, savingPerWh)));
    const limit = reached.reduce((sum, saving, n) => sum + weights[n]! * saving, 0);
    if (limit < bound) {
      bound = limit;
      tightest = weights;
    }
    const game = solveGame(savings);
    if (game.value >= best.value) best = { rows: game.rows, value: game.value };
    weights = game.columns.map((weight, n) => (1 - STEADY) * weight + STEADY * tightest[n]!);
  }
  const parts = trimmed(best.rows);
  const rule = mix(parts.flatMap((weight, k) => (weight > 0 ? [{ rule: rules[k]!, weight }] : [])));
  return { rule, smallest: Math.min(...mixRows(savings, parts)), bound };
}

/** Raises the shares of those who saved less than the mean, and lowers the others. */
function corrected(shares: readonly number[], savings: Float64Array): number[] {
  const mean = savings.reduce((a, b) => a + b, 0) / savings.length;
  return shares.map((share, n) => {
    const change = Math.min(MAX_CHANGE, Math.max(1 / MAX_CHANGE, mean / savings[n]!));
    return share * (Number.isFinite(change) ? change : 1);
  });
}

/** The shares of the members who can save, as weights of all the consumers. */
function spread(shares: readonly number[], able: readonly number[], consumers: number): number[] {
  const highest = Math.max(...shares);
  const weights = new Array<number>(consumers).fill(0);
  able.forEach((i, n) => {
    weights[i] = shares[n]! / highest;
  });
  return weights;
}

/** Members by decreasing weighted saving; those without weight come last, by decreasing saving. */
function rank(able: readonly number[], weights: Float64Array, savingPerWh: readonly number[]): number[] {
  const order = able.map((i, n) => ({ i, score: weights[n]! * savingPerWh[i]! }));
  order.sort((a, b) => b.score - a.score || savingPerWh[b.i]! - savingPerWh[a.i]! || a.i - b.i);
  return order.map(({ i }) => i);
}

/** The mix without its negligible parts. */
function trimmed(weights: Float64Array): number[] {
  const kept = Array.from(weights, (weight) => (weight > NEGLIGIBLE ? weight : 0));
  const sum = kept.reduce((a, b) => a + b, 0);
  return kept.map((weight) => weight / sum);
}
