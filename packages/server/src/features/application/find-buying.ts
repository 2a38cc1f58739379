import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { buyingOf } from "../../documents/to-sign/buying.ts";
import type { SalesContractData } from "../../documents/to-sign/content.ts";
import type { Essential } from "../../documents/to-sign/essentials.ts";
import { documentData } from "../../encryption/index.ts";
import { living } from "../document/scopes.ts";
import { concluded } from "../signature/scopes.ts";
import { findBuyer } from "./find-buyer.ts";
import { inOperation } from "./scopes.ts";

/** The contracts that all have signed here for a place, by whom of their sellers is in the project still. */
async function findContracts(db: Db, projectId: string, pointId: string): Promise<SalesContractData[]> {
  const rows = await db
    .selectFrom("document")
    .select([
      "id",
      sql<SalesContractData | null>`data`.as("content"),
      sql<string[]>`array(select id::text from production_point where project_id = ${projectId})`.as(
        "plants",
      ),
    ])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(concluded("document"))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, content, plants }) => {
    if (!content) return [];
    const contract = documentData.open(id, content);
    const producers = contract.producers.filter(
      ({ pointId }) => pointId === undefined || plants.includes(pointId),
    );
    return producers.length > 0 ? { ...contract, producers } : [];
  });
}

/** What the contracts of a place in operation make its holder pay and to whom, in the lines of their summary; none where no contract is ours. */
export async function findBuying(db: Db, pointId: string): Promise<Essential[]> {
  const buyer = await findBuyer(db, pointId, inOperation);
  return buyer ? buyingOf(await findContracts(db, buyer.projectId, pointId), buyer.reader) : [];
}
