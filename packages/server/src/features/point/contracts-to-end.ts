import { type ContractedPlant, type ContractToEnd, contractToEnd } from "@mec/domain/point";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { inOperation, live } from "../application/scopes.ts";
import { running } from "../project/scopes.ts";
import { contractOf } from "./told-tariff.ts";

/** What is told of the purchase contracts of these plants, by which they have to end on a day or have not; one that shares has none to end. */
export async function findContracted(
  db: Db,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, ContractedPlant>> {
  if (pointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_point as point")
    .selectAll("point")
    .where("id", "in", pointIds)
    .where(
      sql<boolean>`not exists (select from application a where a.production_point_id = point.id and ${inOperation("a")})`,
    )
    // An owner's own plant, which nobody accepts, shares as its project does.
    .where(
      sql<boolean>`not exists (select from project p where p.id = point.project_id and ${running("p")}
        and not exists (select from application a where a.production_point_id = point.id and ${live("a")}))`,
    )
    .execute();
  return new Map(
    rows.map((row) => {
      const { purchaseContract, contractEndsOn } = contractOf(row);
      const operational = {
        prm: row.prm ?? "",
        raccordementId: row.connection_request_id ?? "",
        isPlanned: row.is_planned ?? false,
      };
      return [row.id, { purchaseContract, contractEndsOn, operational, quoteEur: row.quote_eur }];
    }),
  );
}

/** Which has to end before these plants of one person share, today or on another day: one that is known to run comes before one that ends, and both before one that may. */
export async function findContractToEnd(
  db: Db,
  pointIds: readonly string[],
  day: string,
): Promise<ContractToEnd | null> {
  const plants = [...(await findContracted(db, pointIds)).values()];
  const found = plants.flatMap((plant) => contractToEnd(plant, day) ?? []);
  return found.find((one) => one === "older") ?? found.find((one) => one !== "unknown") ?? found[0] ?? null;
}
