import { isInFlight } from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { concluded } from "../signature/scopes.ts";
import { inFlight, living, sellers } from "./scopes.ts";

/** Ends these living documents: those on their way are withdrawn, unless all had signed, the signed ones stay as history. */
async function end(
  { queue, now }: Pick<Deps, "queue" | "now">,
  tx: Tx,
  which: RawBuilder<SqlBool>,
): Promise<string[]> {
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
  return documentIds;
}

/** Ends some of the documents of a participant who stays. */
export async function endDocuments(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await end(deps, tx, sql`id = any(${ids}::uuid[])`);
}

/** Contracts on their way that name this producer, and nobody else who sells in the project now. */
const soldByHimAlone = (projectId: string, pointId: string) => sql<SqlBool>`project_id = ${projectId}
  and kind = 'salesContract' and consumption_point_id is not null and ${inFlight()} and not ${concluded("document")}
  and ${sellers} ? ${pointId}::text
  and not exists (select from production_point p where p.project_id = ${projectId} and p.id <> ${pointId}::uuid
    and ${sellers} ? p.id::text)`;

/** The contracts by which this producer sells, and that all have signed: they stand, and each buyer hears that he leaves. */
async function findConcludedSales(tx: Tx, projectId: string, pointId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("document")
    .select("id")
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .where(concluded("document"))
    .where(sql<SqlBool>`${sellers} ? ${pointId}::text`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A participant who leaves signs nothing any more: his documents end with his application, those on their way
 * are withdrawn, the signed ones stay as history. If he comes back he signs anew. What all had signed is withdrawn from
 * nobody, though its copy is still to be made. A contract that he alone sells by is nobody's to sign
 * any more either: who was asked to is told.
 */
export async function withdrawDocuments(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, participant: { kind, id } }: MomentOf<"participation-ended">,
): Promise<void> {
  await end(deps, tx, sql`project_id = ${projectId} and ${sql.ref(pointColumn[kind])} = ${id}`);
  if (kind !== "producer") return;
  const documentIds = await end(deps, tx, soldByHimAlone(projectId, id));
  if (documentIds.length > 0)
    await deps.queue.emit(tx, { type: "contract-withdrawn", projectId, documentIds });
  const standing = await findConcludedSales(tx, projectId, id);
  if (standing.length > 0)
    await deps.queue.emit(tx, {
      type: "seller-left",
      projectId,
      productionPointId: id,
      documentIds: standing,
    });
}
