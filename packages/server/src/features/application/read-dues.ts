import type { Dues } from "@mec/domain/pmo";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import { priced, readLess } from "./reads.ts";
import { lastStepAt } from "./scopes.ts";

/** Notes what those who have a price read that members pay, as it is about to change: who was told since keeps what he was told. */
export async function keepReadDues(
  tx: Tx,
  { projectId, before }: { readonly projectId: string; readonly before: Dues },
): Promise<void> {
  await tx
    .updateTable("application")
    .set({ read_dues: JSON.stringify(before) })
    .where("project_id", "=", projectId)
    .where("read_dues", "is", null)
    .where(priced())
    .execute();
}

/** Those whose price is older than the fee, and of whom nothing was noted: a node of the former release changed it. */
const changedUnnoted = sql<boolean>`(${priced()} and application.read_dues is null and exists (
  select from membership_fee fee where fee.project_id = application.project_id and fee.updated_at > ${lastStepAt("application")}))`;

/** Those who read that members pay less than now. */
export const readLessThan = (now: Dues) => sql<boolean>`(${readLess(now, now)} or ${changedUnnoted})`;

export async function noteDuesTold(tx: Tx, applicationIds: readonly string[], dues: Dues): Promise<void> {
  await tx
    .updateTable("application")
    .set({ read_dues: JSON.stringify(dues) })
    .where("id", "in", applicationIds)
    .execute();
}
