import type { Flows } from "./block.ts";
import { sumRow } from "./rows.ts";
import type { Rule } from "./rule.ts";
import { runSharing, type Sink } from "./run.ts";
import { sumSharing } from "./sums.ts";

/** `totals`: Wh over the whole period, one per participant. `series`: Wh per step, when asked. */
interface Results {
  totals: Float64Array;
  series?: Float64Array[];
}

/** What a sharing gives: to each consumer the local energy, to each producer the surplus left. */
export interface Allocation {
  shared: Results;
  surplus: Results;
}

export type Detail = "totals" | "series";

/** Runs a rule over a study and keeps the totals, and the whole series when asked. */
export function collect(flows: Flows, rule: Rule, detail: Detail): Allocation {
  if (detail === "totals") {
    const { shared, surplus } = sumSharing(flows, rule);
    return {
      shared: { totals: Float64Array.from(shared, (sums) => sums[0]!) },
      surplus: { totals: surplus },
    };
  }
  const shared = emptyResults(flows.consumption, detail);
  const surplus = emptyResults(flows.production, detail);
  runSharing(flows, rule, { shared: keepIn(shared), surplus: keepIn(surplus) });
  return { shared, surplus };
}

function emptyResults(list: Flows["consumption"], detail: Detail): Results {
  const totals = new Float64Array(list.length);
  if (detail === "totals") return { totals };
  return { totals, series: list.map((series) => new Float64Array(series?.length ?? 0)) };
}

function keepIn({ totals, series }: Results): NonNullable<Sink["shared"]> {
  return (index, start, values, offset, length) => {
    totals[index] = totals[index]! + sumRow(values, offset, length);
    series?.[index]?.set(values.subarray(offset, offset + length), start);
  };
}
