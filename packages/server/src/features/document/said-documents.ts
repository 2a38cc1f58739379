import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { LegalDocument } from "../../documents/legal/model.ts";
import type { BulletinData, ContractProducer, DocumentContent } from "../../documents/to-sign/content.ts";
import { documentData, documentWords } from "../../encryption/index.ts";
import { signedByConsumer } from "../signature/scopes.ts";
import { living, signed } from "./scopes.ts";

export interface SaidDocument {
  readonly documentId: string;
  readonly projectId: string;
  readonly consumptionPointId: string | null;
  readonly productionPointId: string | null;
  readonly content: DocumentContent;
}

/** Of these plants, those whose holder has mandated the association since: all have signed his accord. */
async function findMandated(db: Db, pointIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (pointIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("document")
    .select("production_point_id as pointId")
    .where("production_point_id", "in", pointIds)
    .where("kind", "=", "accord")
    .where(living())
    .where(signed("document"))
    .execute();
  return new Set(rows.flatMap(({ pointId }) => pointId ?? []));
}

const awaitsMandate = ({ mandate, pointId }: ContractProducer): boolean =>
  mandate === "with-accord" && pointId !== undefined;

/** Contracts that were sent before their seller's accord was signed say who bills as it is now: he may have mandated since. */
async function withMandates(db: Db, said: readonly SaidDocument[]): Promise<SaidDocument[]> {
  const awaited = said.flatMap(({ content }) =>
    content.kind === "salesContract" ? content.producers.filter(awaitsMandate) : [],
  );
  const mandated = await findMandated(db, [...new Set(awaited.flatMap(({ pointId }) => pointId ?? []))]);
  if (mandated.size === 0) return [...said];
  const today = (producer: ContractProducer): ContractProducer =>
    awaitsMandate(producer) && mandated.has(producer.pointId ?? "")
      ? { ...producer, mandate: "given" }
      : producer;
  return said.map((document) =>
    document.content.kind === "salesContract"
      ? {
          ...document,
          content: { ...document.content, producers: document.content.producers.map(today) },
        }
      : document,
  );
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
  return withMandates(db, said);
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
