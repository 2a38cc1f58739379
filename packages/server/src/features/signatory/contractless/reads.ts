import { paysNobody } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { awaitingStart, inOperation } from "../../application/scopes.ts";
import { living, settled, signed } from "../../document/scopes.ts";
import { findOwnPairs, type OwnPair, partsOf } from "../reads.ts";

/**
 * Of these consumption points, the pairs with installations of their own body of which it is said who signs: one of which nobody has
 * said so may turn out to be another's.
 */
export async function findNamedOwnPairs(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<OwnPair[]> {
  const pairs = await findOwnPairs(db, [projectId], pointIds);
  if (pairs.length === 0) return [];
  const plantIds = [...new Set(pairs.map(({ plantId }) => plantId))];
  const rows = await db
    .selectFrom("signatory")
    .select("production_point_id as id")
    .where("production_point_id", "in", plantIds)
    .execute();
  const named = new Set(rows.map(({ id }) => id));
  return pairs.filter(({ plantId }) => named.has(plantId));
}

/** Of these consumption points, those that have no contract to sign: who signs for every installation of the project is their own body. */
export async function findContractless(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const parts = await partsOf(db, await findNamedOwnPairs(db, projectId, pointIds), ({ pointId }) => pointId);
  return new Set([...parts].flatMap(([pointId, ownPart]) => (paysNobody({ ownPart }) ? pointId : [])));
}

/** Of these consumption points, or of all, those that signed all without a contract and do not buy from their own body alone, or may not: they do not begin. */
export async function findUnsold(db: Db, projectId: string, pointIds?: readonly string[]): Promise<string[]> {
  const without = await findSignedWithout(db, projectId, pointIds);
  if (without.length === 0) return [];
  const own = await findContractless(db, projectId, without);
  return without.filter((id) => !own.has(id));
}

/** Of these consumption points, or of all, those that have signed all without a contract, as none but their own body sold to them. Who has retracted from one had one. */
export async function findSignedWithout(
  db: Db,
  projectId: string,
  pointIds?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.consumption_point_id as id from application a
    where a.project_id = ${projectId} and a.consumption_point_id is not null
      and (${awaitingStart("a")} or ${inOperation("a")})
      ${pointIds ? sql`and a.consumption_point_id = any(${pointIds}::uuid[])` : sql``}
      and exists (select from document d where d.consumption_point_id = a.consumption_point_id
        and d.project_id = a.project_id and d.kind = 'accord' and ${settled("d")} and ${living("d")})
      and not exists (select from document d where d.consumption_point_id = a.consumption_point_id
        and d.project_id = a.project_id and d.kind = 'salesContract'
        and (${signed("d")} or ${settled("d")} and ${living("d")}))`.execute(db);
  return rows.map(({ id }) => id);
}
