import { conjunction, formatDate, formatNumber, plural } from "../shared/index.ts";
import { euros } from "./earns-words.ts";

/** What signed contracts become once the buyers have gone whose day is settled. */
export interface AfterDepartures {
  /** How many of them end on each day, `YYYY-MM-DD`. */
  readonly days: readonly { readonly on: string; readonly contracts: number }[];
  readonly signed: { readonly contracts: number; readonly sum: { readonly earnsEur: number } | null };
}

/** "dont 1 qui part le 15 décembre 2026 : ensuite environ 2 220 €": beside the sum of what is signed today. */
export function leavingBuyersText({ days, signed }: AfterDepartures): string {
  const leaving = days.reduce((sum, { contracts }) => sum + contracts, 0);
  const who = leaving === 1 ? "1 qui part" : `${formatNumber(leaving)} qui partent`;
  const when = conjunction(days.map(({ on }) => `le ${formatDate(on)}`));
  const { contracts, sum } = signed;
  const then = sum
    ? `environ ${euros(sum.earnsEur)} par an`
    : contracts === 0
      ? "aucun contrat signé"
      : plural(contracts, "contrat signé", "contrats signés");
  return `dont ${who} ${when}\u00a0: ensuite ${then}`;
}
