import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { untoldTerms } from "./reads.ts";

export async function noteTermsTold(tx: Tx, applicationIds: readonly string[], now: Date): Promise<void> {
  if (applicationIds.length === 0) return;
  await tx.updateTable("application").set({ terms_told_at: now }).where("id", "in", applicationIds).execute();
}

/** Tells of the terms that were written once more on the day of a mail. */
export async function tellUntoldTerms({ db, queue, now }: Deps): Promise<void> {
  await inTransaction(db, async (tx) => {
    const projects = await tx
      .selectFrom("application")
      .select("project_id as projectId")
      .distinct()
      .where(untoldTerms(now()))
      .execute();
    await queue.emit(tx, ...projects.map(({ projectId }) => ({ type: "terms-written" as const, projectId })));
  });
}
