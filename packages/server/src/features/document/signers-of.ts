import { documentSigners, type PointSignatory, type Signer } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Paper } from "../../documents/papers/paper.ts";

function findPaper(db: Db, documentId: string) {
  return db
    .selectFrom("document as d")
    .innerJoin("project as p", "p.id", "d.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .leftJoin("consumption_point as c", "c.id", "d.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "d.production_point_id")
    .select([
      "d.project_id as projectId",
      "d.kind",
      sql<Paper | null>`d.data`.as("paper"),
      "o.id as ownerId",
      "o.first_name as firstName",
      "o.last_name as lastName",
      sql<string>`coalesce(c.account_id, g.account_id)`.as("holderId"),
    ])
    .where("d.id", "=", documentId)
    .executeTakeFirst();
}

/** The accounts that hold the production points of a project, by the e-mail of who signs for each. */
async function findSellers(db: Db, projectId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("production_point as p")
    .innerJoin("signatory as s", "s.production_point_id", "p.id")
    .select(["p.account_id as accountId", "s.identity"])
    .where("p.project_id", "=", projectId)
    .execute();
  return new Map(rows.map(({ accountId, identity }) => [identity.email.toLowerCase(), accountId]));
}

async function producersOf(db: Db, projectId: string, paper: Paper): Promise<PointSignatory[]> {
  if (paper.kind !== "salesContract") return [];
  const sellers = await findSellers(db, projectId);
  return paper.producers.map(({ identity }) => ({
    identity,
    accountId: (identity && sellers.get(identity.email.toLowerCase())) ?? null,
  }));
}

/**
 * Who signs a document and in which order, as its paper names them: what has changed since it was made does not
 * change who signs it. Nobody for a document that has no paper.
 */
export async function signersOf(db: Db, documentId: string): Promise<Signer[]> {
  const found = await findPaper(db, documentId);
  if (!found?.paper) return [];
  const { paper, projectId, kind } = found;
  const identity = paper.kind === "salesContract" ? paper.consumer : paper.participant;
  return documentSigners(kind, {
    participant: { identity, accountId: found.holderId },
    interlocutor: paper.interlocutor,
    association: paper.association,
    owner: { accountId: found.ownerId, firstName: found.firstName, lastName: found.lastName },
    producers: await producersOf(db, projectId, paper),
  });
}
