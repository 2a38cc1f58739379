import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import { countLater } from "./count-or-leave.ts";
import { emitLines } from "./ledger.ts";
import { findForgotten, findUnreported, markReported } from "./ledger-store.ts";

const dayMs = 86_400_000;
/** Lines are reported again for this many days: after a month somebody has noticed that none arrives. */
const retriedDays = 30;

/**
 * Reports lines of the ledger to the billing service; after a failure the next try sends those that remain.
 */
async function reportLines(deps: Deps, { lineIds }: EventOf<"billable-recorded">): Promise<Mail[]> {
  for (const line of await findUnreported(deps.db, lineIds)) {
    await deps.billing.record(line);
    await markReported(deps.db, line.id, deps.now());
  }
  return [];
}

export const serviceReactions = { "billable-recorded": reportLines, "billable-uncounted": countLater };

/**
 * Reports the lines whose jobs gave up, because the billing service was down for longer than jobs are
 * retried.
 */
export async function reportForgottenLines(deps: Deps): Promise<void> {
  const now = deps.now().getTime();
  const period = { from: new Date(now - retriedDays * dayMs), to: new Date(now - dayMs) };
  await inTransaction(deps.db, async (tx) => emitLines(tx, deps, await findForgotten(tx, period)));
}
