import { isInFlight } from "@mec/domain/document";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { living } from "./scopes.ts";

/**
 * A participant who leaves signs nothing any more: his documents end with his application, those on their way
 * are withdrawn, the signed ones stay as history. If he comes back he signs anew.
 */
export async function withdrawDocuments(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, participant: { kind, id } }: MomentOf<"participation-ended">,
): Promise<void> {
  const withdrawn = await tx
    .updateTable("document")
    .set({ superseded_at: deps.now() })
    .where("project_id", "=", projectId)
    .where(pointColumn[kind], "=", id)
    .where(living())
    .returning(["id", "status"])
    .execute();
  const documentIds = withdrawn.filter(({ status }) => isInFlight(status)).map(({ id }) => id);
  if (documentIds.length > 0) await deps.queue.emit(tx, { type: "signature-withdrawn", documentIds });
}
