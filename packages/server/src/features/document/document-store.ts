import type { DocumentKind, KeptDocumentStatus, Named } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import {
  type ParticipantColumns,
  participantIfAny,
  pointColumn,
  toColumns,
} from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { documentData } from "../../encryption/index.ts";
import { living, ofFormerMeter, sellers } from "./scopes.ts";

export interface DocumentRow {
  readonly id: string;
  /** The participant; null when his point is gone, and the document is kept. */
  readonly participant: Participant | null;
  readonly projectId: string;
  readonly kind: DocumentKind;
  readonly status: KeptDocumentStatus;
  /** The production points whose electricity a sales contract sells; none of another document. */
  readonly sellers: readonly string[];
  readonly fileName: string | null;
  readonly reason: string | null;
  readonly updatedAt: Date;
  /** Signed by all for another meter than its participant has now. */
  readonly isOfFormerMeter: boolean;
  /** What it names of its participant's place. */
  readonly named: Named;
}

/** What a document names of its participant's place. */
export const named = sql<Named>`jsonb_build_object('prm', coalesce(data->'site'->>'prm', ''), 'address', data->'site'->'address',
  'siret', coalesce(data->'participant'->>'siretId', data->'consumer'->>'siretId', ''))`;

/** The same of a plant: its own documents', and its part of a consumer's contract. */
export const namedOf = ({ kind, id }: Participant) =>
  kind === "consumer"
    ? named
    : sql<Named>`case when document.production_point_id = ${id} then ${named} else coalesce(
        (select jsonb_build_object('prm', '', 'address', sold->'site'->'address',
          'siret', coalesce(sold->'identity'->>'siretId', '')) ${soldBy(id)}),
        jsonb_build_object('prm', '', 'address', null, 'siret', '')) end`;

const soldBy = (id: string) =>
  sql`from jsonb_array_elements(data->'producers') sold where sold->>'pointId' = ${id}`;

const columns = [
  "id",
  "project_id as projectId",
  "consumption_point_id",
  "production_point_id",
  "kind",
  "status",
  sellers.as("sellers"),
  "file_name as fileName",
  "reason",
  "updated_at as updatedAt",
  ofFormerMeter().$castTo<boolean>().as("isOfFormerMeter"),
  named.as("named"),
] as const;

function toDocument<T extends ParticipantColumns>({ consumption_point_id, production_point_id, ...row }: T) {
  return { ...row, participant: participantIfAny({ consumption_point_id, production_point_id }) };
}

/**
 * The living documents of a project, or of some of its participants, the oldest first. A producer's own come with all the
 * sales contracts: they are his too.
 */
export async function findDocuments(
  db: Db,
  projectId: string,
  pointIds?: readonly string[],
): Promise<DocumentRow[]> {
  if (pointIds?.length === 0) return [];
  const all = db.selectFrom("document").select(columns).where("project_id", "=", projectId).where(living());
  const asked = pointIds
    ? all.where((eb) =>
        eb.or([
          eb("consumption_point_id", "in", pointIds),
          eb("production_point_id", "in", pointIds),
          eb("kind", "=", "salesContract"),
        ]),
      )
    : all;
  return (await asked.orderBy("created_at").orderBy("id").execute()).map(toDocument);
}

/** The living documents that are these participants' own, the oldest first. */
export async function findOwnDocuments(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<DocumentRow[]> {
  if (pointIds.length === 0) return [];
  const rows = await db
    .selectFrom("document")
    .select(columns)
    .where("project_id", "=", projectId)
    .where(living())
    .where((eb) =>
      eb.or([eb("consumption_point_id", "in", pointIds), eb("production_point_id", "in", pointIds)]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toDocument);
}

/** A sales contract of one of a project's consumers, as its producers need it. */
export type ConsumerContract = Pick<DocumentRow, "status" | "sellers">;

/** Where the sales contracts of a project's consumers stand, each status once for those whom they name. */
export function findContracts(db: Db, projectId: string): Promise<ConsumerContract[]> {
  return db
    .selectFrom("document")
    .select(["status", sellers.as("sellers")])
    .distinct()
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .execute();
}

/**
 * Locks a document and its project, in the order that all code follows, until the transaction ends: nothing
 * of its participant changes meanwhile. Undefined once it was erased, or replaced by another; `even-over` finds one too that
 * went with its participant.
 */
export async function lockDocument(
  tx: Tx,
  id: string,
  which: "living" | "even-over" = "living",
): Promise<DocumentRow | undefined> {
  const known = await tx
    .selectFrom("document")
    .select("project_id as projectId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!known) return undefined;
  await lockProject(tx, known.projectId);
  const document = tx.selectFrom("document").select(columns).where("id", "=", id).forUpdate();
  const row = await (which === "living" ? document.where(living()) : document).executeTakeFirst();
  return row && toDocument(row);
}

/**
 * Locks the project, so that sending, withdrawing and signing its documents come one after the other; see
 * `lockPoint`.
 * @returns whether it is still there.
 */
export async function lockProject(tx: Tx, projectId: string): Promise<boolean> {
  const locked = tx.selectFrom("project").select("id").where("id", "=", projectId).forNoKeyUpdate();
  return (await locked.executeTakeFirst()) !== undefined;
}

export interface NewDocument {
  readonly id: string;
  readonly participant: Participant;
  readonly projectId: string;
  readonly kind: DocumentKind;
  readonly status: KeptDocumentStatus;
  readonly data: object | null;
  readonly fileName: string | null;
}

export interface Authored {
  readonly authorId: string | null;
  readonly now: Date;
}

export async function insertDocuments(
  tx: Tx,
  documents: readonly NewDocument[],
  { authorId, now }: Authored,
): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .insertInto("document")
    .values(
      documents.map((document) => ({
        id: document.id,
        project_id: document.projectId,
        ...toColumns(document.participant),
        kind: document.kind,
        status: document.status,
        data: document.data && documentData.seal(document.id, document.data),
        file_name: document.fileName,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await insertStatuses(tx, documents, { authorId, now });
}

/** Adds to the history, which keeps every status of a document. */
async function insertStatuses(
  tx: Tx,
  documents: readonly { id: string; status: KeptDocumentStatus }[],
  { authorId, now }: Authored,
): Promise<void> {
  await tx
    .insertInto("document_status")
    .values(
      documents.map(({ id, status }) => ({
        document_id: id,
        status,
        author_id: authorId,
        created_at: now,
      })),
    )
    .execute();
}

export interface StatusChange {
  readonly status: KeptDocumentStatus;
  readonly reason?: string | undefined;
  readonly final?: { readonly key: string; readonly sha256: string } | undefined;
}

export async function saveStatus(
  tx: Tx,
  ids: readonly string[],
  { status, reason, final }: StatusChange,
  authored: Authored,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("document")
    .set({
      status,
      reason: reason ?? null,
      updated_at: authored.now,
      ...(final ? { final_key: final.key, final_sha256: final.sha256 } : {}),
    })
    .where("id", "in", ids)
    .execute();
  await insertStatuses(
    tx,
    ids.map((id) => ({ id, status })),
    authored,
  );
}

/** Turns these documents into history, whether or not others replace them. */
export async function supersede(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("document").set({ superseded_at: now }).where("id", "in", ids).execute();
}

/** The contracts for a participant's former meter end once all have signed one for the new, with all who sold by them. */
export async function supersedeFormer(
  tx: Tx,
  { kind, id }: Participant,
  renewed: { readonly documentId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("document")
    .set({ superseded_at: renewed.now })
    .where(pointColumn[kind], "=", id)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(ofFormerMeter())
    .where(
      sql<boolean>`(${sellers})::jsonb <@ (select (${sellers})::jsonb from document where id = ${renewed.documentId})`,
    )
    .execute();
}
