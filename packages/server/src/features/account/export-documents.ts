import { sql } from "kysely";
import type { ArchiveEntry } from "../../archives/index.ts";
import type { Db } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { paperData } from "../../encryption/index.ts";

const documentsOf = (db: Db, accountId: string) =>
  db
    .selectFrom("document as d")
    .innerJoin("project as o", "o.id", "d.project_id")
    .leftJoin("consumption_point as c", "c.id", "d.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "d.production_point_id")
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("p.account_id", "=", accountId)]),
    )
    .orderBy("d.created_at")
    .orderBy("d.id");

/** The papers of the person's points, with what each says. */
export async function readDocuments(db: Db, accountId: string) {
  const documents = await documentsOf(db, accountId)
    .select([
      "d.id",
      "o.name as projectName",
      "d.consumption_point_id as consumptionPointId",
      "d.production_point_id as productionPointId",
      "d.kind",
      "d.status",
      "d.data",
      "d.reason",
      "d.created_at as createdAt",
      "d.updated_at as updatedAt",
    ])
    .execute();
  return documents.map((document) => ({ ...document, data: paperData.open(document.id, document.data) }));
}

/** The same as files: the signed one when there is. */
export async function readDocumentFiles(deps: Deps, actor: Actor): Promise<ArchiveEntry[]> {
  const rows = await documentsOf(deps.db, actor.id)
    .select(["d.id", sql<string | null>`coalesce(d.final_key, d.prepared_key)`.as("key")])
    .execute();
  return rows.flatMap(({ id, key }) => (key === null ? [] : [{ path: `documents/${id}.pdf`, key }]));
}

/** What the person signed or was asked to sign at this address, with what is kept as evidence of their own acts. */
export async function readSignatures(db: Db, email: string) {
  const signers = await db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .innerJoin("project as o", "o.id", "d.project_id")
    .select([
      "s.id",
      "o.name as projectName",
      "d.kind",
      "s.role",
      "s.first_name as firstName",
      "s.last_name as lastName",
      "s.phone_number as phoneNumber",
      "s.status",
      "s.signed_name as signedName",
      "s.signed_at as signedAt",
      "s.decline_reason as declineReason",
    ])
    .where((where) => where(where.fn("lower", ["s.email"]), "=", email.toLowerCase()))
    .orderBy("r.created_at")
    .orderBy("s.id")
    .execute();
  const ids = signers.map(({ id }) => id);
  const events = ids.length === 0 ? [] : await readEvents(db, ids);
  return signers.map(({ id, ...signer }) => ({
    ...signer,
    events: events.filter(({ signerId }) => signerId === id).map(({ signerId: _, ...event }) => event),
  }));
}

const readEvents = (db: Db, signerIds: readonly string[]) =>
  db
    .selectFrom("signature_event")
    .select(["signer_id as signerId", "type", "at", "ip", "user_agent as userAgent"])
    .where("signer_id", "in", signerIds)
    .orderBy("at")
    .orderBy("sequence")
    .execute();
