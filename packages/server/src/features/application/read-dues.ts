import type { Dues } from "@mec/domain/pmo";
import type { Tx } from "../../db/transaction.ts";
import { priced } from "./reads.ts";

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

export async function noteDuesTold(tx: Tx, applicationIds: readonly string[], dues: Dues): Promise<void> {
  if (applicationIds.length === 0) return;
  await tx
    .updateTable("application")
    .set({ read_dues: JSON.stringify(dues) })
    .where("id", "in", applicationIds)
    .execute();
}
