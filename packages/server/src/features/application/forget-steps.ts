import type { Tx } from "../../db/transaction.ts";

/**
 * Takes the person's name off the steps of applications, as the erasure does anyway. Of a step written in the same transaction it
 * cannot: PostgreSQL then looks for its application again, which goes by the same statement.
 */
export async function forgetSteps(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("application_progress")
    .set({ author_id: null })
    .where("author_id", "=", accountId)
    .execute();
}
