import { isInFlight } from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { concluded } from "../signature/scopes.ts";
import { living } from "./scopes.ts";

/** Ends these living documents: those on their way are withdrawn, unless all had signed, the signed ones stay as history. */
async function end(
  { queue, now }: Pick<Deps, "queue" | "now">,
  tx: Tx,
  which: RawBuilder<SqlBool>,
): Promise<void> {
  const withdrawn = await tx
    .updateTable("document")
    .set({ superseded_at: now() })
    .where(which)
    .where(living())
    .returning(["id", "status", concluded("document").as("isConcluded")])
    .execute();
  const documentIds = withdrawn
    .filter(({ status, isConcluded }) => isInFlight(status) && !isConcluded)
    .map(({ id }) => id);
  if (documentIds.length > 0) await queue.emit(tx, { type: "signature-withdrawn", documentIds });
}

/** Ends some of the documents of a participant who stays. */
export const endDocuments = (
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  ids: readonly string[],
): Promise<void> => end(deps, tx, sql`id = any(${ids}::uuid[])`);

/**
 * A participant who leaves signs nothing any more: his documents end with his application, those on their way
 * are withdrawn, the signed ones stay as history. If he comes back he signs anew. What all had signed is withdrawn from
 * nobody, though its copy is still to be made.
 */
export const withdrawDocuments = (
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, participant: { kind, id } }: MomentOf<"participation-ended">,
): Promise<void> => end(deps, tx, sql`project_id = ${projectId} and ${sql.ref(pointColumn[kind])} = ${id}`);
