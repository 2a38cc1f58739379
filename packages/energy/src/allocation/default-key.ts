import type { KernelSlice } from "./kernel/slice.ts";
import type { Weigher } from "./kernel/weigher.ts";
import { scaleRows } from "./rows.ts";
import { pooledRule, type Rule } from "./rule.ts";

/**
 * Dynamic key by default: production is shared in proportion to withdrawals, so that everything that can be
 * used locally is used. `A_i = C_i · min(1, P / C)`, 0 where C = 0. Source: code de l'énergie D315-6 ("à
 * défaut").
 */
export function defaultKey(): Rule {
  return pooledRule(
    ({ energy, rows, length, pool, demand, used }) => {
      scaleRows(energy, rows, length, serve(demand, pool, used, length));
    },
    { passes: 2, share: serveInKernel },
  );
}

function serveInKernel(slice: KernelSlice, weigher: Weigher): boolean {
  const { demand, pool, used, length } = slice;
  weigher.prepare(serve(demand.values, pool.values, used.values, length));
  weigher.addWithdrawals();
  return true;
}

/**
 * Serves a demand from an offer: `used` gains what the demand can take of it.
 * @returns the part of the demand that is served at each step, between 0 and 1.
 */
export function serve(
  demand: Float64Array,
  offer: Float64Array,
  used: Float64Array,
  length: number,
): Float64Array {
  const served = new Float64Array(length);
  for (let t = 0; t < length; t++) {
    const wanted = demand[t]!;
    const given = Math.min(wanted, offer[t]!);
    served[t] = wanted > 0 ? given / wanted : 0;
    used[t] = used[t]! + given;
  }
  return served;
}
