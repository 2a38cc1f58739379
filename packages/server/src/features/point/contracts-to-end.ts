import { type ContractToEnd, contractToEnd } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { inOperation } from "../application/scopes.ts";
import { contractOf } from "./told-tariff.ts";

/** Of these plants, those whose purchase contract has to end, or may have to, before they share, today or on that day; one that shares has none. */
export async function findContractsToEnd(
  db: Db,
  pointIds: readonly string[],
  day = dayInParis(new Date()),
): Promise<ReadonlyMap<string, ContractToEnd>> {
  if (pointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_point as point")
    .selectAll("point")
    .where("id", "in", pointIds)
    .where(
      sql<boolean>`not exists (select from application a where a.production_point_id = point.id and ${inOperation("a")})`,
    )
    .execute();
  return new Map(
    rows.flatMap((row): [string, ContractToEnd][] => {
      const { purchaseContract, contractEndsOn } = contractOf(row);
      const operational = {
        prm: row.prm ?? "",
        raccordementId: row.connection_request_id ?? "",
        isPlanned: row.is_planned ?? false,
      };
      const plant = { purchaseContract, contractEndsOn, operational, quoteEur: row.quote_eur };
      const toEnd = contractToEnd(plant, day);
      return toEnd ? [[row.id, toEnd]] : [];
    }),
  );
}

/** The same of all plants of one person: one that is known to run comes before one that ends, and both before one that may. */
export async function findContractToEnd(
  db: Db,
  pointIds: readonly string[],
  day?: string,
): Promise<ContractToEnd | null> {
  const found = [...(await findContractsToEnd(db, pointIds, day)).values()];
  return found.find((one) => one === "older") ?? found.find((one) => one !== "unknown") ?? found[0] ?? null;
}
