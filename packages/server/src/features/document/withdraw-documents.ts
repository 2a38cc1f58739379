import { isInFlight } from "@mec/domain/document";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { concluded } from "../signature/scopes.ts";
import { living } from "./scopes.ts";

/**
 * A participant who leaves signs nothing any more: his documents end with his application, those on their way
 * are withdrawn, the signed ones stay as history. If he comes back he signs anew. What all had signed is withdrawn from
 * nobody, though its copy is still to be made.
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
    .returning(["id", "status", concluded("document").as("isConcluded")])
    .execute();
  const documentIds = withdrawn
    .filter(({ status, isConcluded }) => isInFlight(status) && !isConcluded)
    .map(({ id }) => id);
  if (documentIds.length > 0) await deps.queue.emit(tx, { type: "signature-withdrawn", documentIds });
}
