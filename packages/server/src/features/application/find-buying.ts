import { reclaimsVat } from "@mec/domain/point";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { buyingOf } from "../../documents/to-sign/buying.ts";
import type { SalesContractData } from "../../documents/to-sign/content.ts";
import type { Essential } from "../../documents/to-sign/essentials.ts";
import { documentData } from "../../encryption/index.ts";
import { living } from "../document/scopes.ts";
import { concluded } from "../signature/scopes.ts";
import { inOperation } from "./scopes.ts";

/** The place that takes part in a project now, by what its holder said of his VAT. */
const findPlace = (db: Db, pointId: string) =>
  db
    .selectFrom("application as a")
    .innerJoin("consumption_point as point", "point.id", "a.consumption_point_id")
    .select([
      "a.project_id as projectId",
      "point.consumer_type as consumerType",
      "point.reclaims_vat as told",
    ])
    .where("point.id", "=", pointId)
    .where(inOperation("a"))
    .executeTakeFirst();

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
  const place = await findPlace(db, pointId);
  if (!place) return [];
  const { projectId, consumerType, told } = place;
  const isBusiness = consumerType === "professional";
  const isVatPaid = isBusiness && !reclaimsVat({ consumerType, reclaimsVat: told });
  return buyingOf(await findContracts(db, projectId, pointId), { isBusiness, isVatPaid });
}
