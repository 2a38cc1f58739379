import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { documentData } from "../../encryption/index.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";

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

/** The documents of the person's points, with the content of each. */
async function readDocuments(db: Db, accountId: string) {
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
  return documents.map((document) => ({ ...document, data: documentData.open(document.id, document.data) }));
}

export const documentPersonalData = {
  inWords: [
    "documents de vos points (bulletins, accords, contrats), dont les fichiers sont dans le dossier documents",
  ],
  read: async ({ db }, { id }) => ({ documents: await readDocuments(db, id) }),
  /** The signed file when there is one. */
  async files({ db }, { id: accountId }) {
    const rows = await documentsOf(db, accountId)
      .select(["d.id", sql<string | null>`coalesce(d.final_key, d.prepared_key)`.as("key")])
      .execute();
    return rows.flatMap(({ id, key }) => (key === null ? [] : [{ path: `documents/${id}.pdf`, key }]));
  },
} satisfies PersonalData;
