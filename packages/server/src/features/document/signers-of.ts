import { documentSigners, type PointSignatory, type Signer } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Paper } from "../../documents/papers/paper.ts";
import { holderOf } from "../point/scopes.ts";

function findPaper(db: Db, documentId: string) {
  return db
    .selectFrom("document as d")
    .innerJoin("project as p", "p.id", "d.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .leftJoin("consumption_point as c", "c.id", "d.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "d.production_point_id")
    .select([
      "d.kind",
      sql<Paper | null>`d.data`.as("paper"),
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

async function producersOf(db: Db, paper: Paper): Promise<PointSignatory[]> {
  if (paper.kind !== "salesContract") return [];
  const holders = await findHolders(
    db,
    paper.producers.flatMap(({ pointId }) => pointId ?? []),
  );
  return paper.producers.map(({ identity, pointId }) => ({
    identity,
    accountId: holders.get(pointId ?? "") ?? null,
  }));
}

/**
 * The signers of a document in their order, as its paper names them: later changes do not change who signs
 * it. Nobody for a document that has no paper.
 */
export async function signersOf(db: Db, documentId: string): Promise<Signer[]> {
  const found = await findPaper(db, documentId);
  if (!found?.paper) return [];
  const { paper, kind } = found;
  const identity = paper.kind === "salesContract" ? paper.consumer : paper.participant;
  return documentSigners(kind, {
    participant: { identity, accountId: found.holderId },
    interlocutor: paper.interlocutor,
    association: paper.association,
    owner: { accountId: found.ownerId, firstName: found.firstName, lastName: found.lastName },
    producers: await producersOf(db, paper),
  });
}
