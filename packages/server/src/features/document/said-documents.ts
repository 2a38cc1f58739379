import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { LegalDocument } from "../../documents/legal/model.ts";
import type { BulletinData, DocumentContent } from "../../documents/to-sign/content.ts";
import { plantsWithoutMandate, withMandates } from "../../documents/to-sign/mandates-since.ts";
import { documentData, documentWords } from "../../encryption/index.ts";
import { signedByConsumer } from "../signature/scopes.ts";
import { findMandated } from "./sales/reads.ts";
import { living } from "./scopes.ts";

export interface SaidDocument {
  readonly documentId: string;
  readonly projectId: string;
  readonly consumptionPointId: string | null;
  readonly productionPointId: string | null;
  readonly content: DocumentContent;
}

/** Contracts that were sent before their seller's accord was signed say who bills as it is now: he may have mandated since. */
async function withMandatesOf(db: Db, said: readonly SaidDocument[]): Promise<SaidDocument[]> {
  const contents = said.map(({ content }) => content);
  const mandated = await findMandated(db, contents.flatMap(plantsWithoutMandate));
  return said.map((document) => ({ ...document, content: withMandates(document.content, mandated) }));
}

/**
 * The content of some documents, as it was kept when they were sent, with the mandates to bill that were given since; without
 * those whose participant was deleted since.
 */
export async function findSaidDocuments(db: Db, documentIds: readonly string[]): Promise<SaidDocument[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom("document")
    .select([
      "id as documentId",
      "project_id as projectId",
      "consumption_point_id as consumptionPointId",
      "production_point_id as productionPointId",
      sql<DocumentContent | null>`data`.as("content"),
    ])
    .where("id", "in", documentIds)
    .execute();
  const said = rows.flatMap(({ content, ...row }) =>
    content ? [{ ...row, content: documentData.open(row.documentId, content) }] : [],
  );
  return withMandatesOf(db, said);
}

/** The bulletins of these places that their holders have signed already. */
export async function findSignedBulletins(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<BulletinData[]> {
  const rows = await db
    .selectFrom("document")
    .select("id")
    .where("project_id", "=", projectId)
    .where("kind", "=", "bulletin")
    .where(sql<boolean>`coalesce(consumption_point_id, production_point_id) = any(${pointIds}::uuid[])`)
    .where(living())
    .where(signedByConsumer("document"))
    .execute();
  const said = await findSaidDocuments(
    db,
    rows.map(({ id }) => id),
  );
  return said.flatMap(({ content }) => (content.kind === "bulletin" ? content : []));
}

/** The words of some documents, as their files have them; without those whose file is not made. */
export async function findWords(
  db: Db,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, LegalDocument>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("document")
    .select(["id", sql<LegalDocument | null>`words`.as("words")])
    .where("id", "in", documentIds)
    .execute();
  return new Map(rows.flatMap(({ id, words }) => (words ? [[id, documentWords.open(id, words)]] : [])));
}
