import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import { type Billable, countBillable } from "./ledger.ts";

/**
 * Counts a service for the act of this transaction. When counting fails the act still holds, and a job counts
 * later.
 * @returns whether it was counted.
 * @throws DomainError PLAN_MISSING when the service is not taken: nothing is done then.
 */
export async function countOrLeave(
  tx: Tx,
  { queue, log }: Pick<Deps, "queue" | "log">,
  billable: Omit<Billable, "action">,
): Promise<boolean> {
  await sql`savepoint counting`.execute(tx);
  try {
    await countBillable(tx, { queue }, billable);
    await sql`release savepoint counting`.execute(tx);
    return true;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    await sql`rollback to savepoint counting`.execute(tx);
    log.error({ err: error, projectId: billable.projectId }, "a service could not be counted");
    const { accountId, projectId, group, consumptionPointIds, now } = billable;
    await queue.emit(tx, {
      type: "billable-uncounted",
      accountId,
      projectId,
      group,
      consumptionPointIds: [...consumptionPointIds],
      doneAt: now.toISOString(),
    });
    return false;
  }
}

/** Counts a service that could not be counted when it was used. */
export async function countLater(deps: Deps, event: EventOf<"billable-uncounted">): Promise<Mail[]> {
  const { type: _, doneAt, ...billable } = event;
  await inTransaction(deps.db, (tx) => countBillable(tx, deps, { ...billable, now: new Date(doneAt) }));
  return [];
}
