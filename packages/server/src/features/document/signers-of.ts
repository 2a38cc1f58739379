import { documentSigners, type PointSignatory, type Signer } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { holderOf } from "../point/scopes.ts";

function findDocument(db: Db, documentId: string) {
  return db
    .selectFrom("document as d")
    .innerJoin("project as p", "p.id", "d.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .leftJoin("consumption_point as c", "c.id", "d.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "d.production_point_id")
    .select([
      "d.kind",
      sql<DocumentContent | null>`d.data`.as("content"),
      "o.id as ownerId",
      "o.first_name as firstName",
      "o.last_name as lastName",
      holderOf("c", "g").as("holderId"),
    ])
    .where("d.id", "=", documentId)
    .executeTakeFirst();
}

/**
 * The accounts that hold these production points: a producer's account is found by his point, never by what
 * he typed.
 */
async function findHolders(db: Db, pointIds: readonly string[]): Promise<Map<string, string>> {
  if (pointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_point")
    .select(["id", "account_id as accountId"])
    .where("id", "in", pointIds)
    .execute();
  return new Map(rows.map(({ id, accountId }) => [id, accountId]));
}

async function producersOf(db: Db, content: DocumentContent): Promise<PointSignatory[]> {
  if (content.kind !== "salesContract") return [];
  const holders = await findHolders(
    db,
    content.producers.flatMap(({ pointId }) => pointId ?? []),
  );
  return content.producers.map(({ identity, pointId }) => ({
    identity,
    accountId: holders.get(pointId ?? "") ?? null,
  }));
}

/**
 * The signers of a document in their order, as its content names them: later changes do not change who signs
 * it. Nobody for a document without content.
 */
export async function signersOf(db: Db, documentId: string): Promise<Signer[]> {
  const found = await findDocument(db, documentId);
  if (!found?.content) return [];
  const { content, kind } = found;
  const identity = content.kind === "salesContract" ? content.consumer : content.participant;
  return documentSigners(kind, {
    participant: { identity, accountId: found.holderId },
    interlocutor: content.interlocutor,
    association: content.association,
    owner: { accountId: found.ownerId, firstName: found.firstName, lastName: found.lastName },
    producers: await producersOf(db, content),
  });
}
