import type { Starts } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../../../db/transaction.ts";
import { findFirstSupplies } from "../../../signature/retraction/reads.ts";
import { concluded } from "../../../signature/scopes.ts";
import { living, settled } from "../../scopes.ts";

/**
 * Of these consumers of a project, those whose contracts, signed by all, take effect on a day after this one, each with the first
 * such day. Who has one that binds already, or whose words we do not have, is none of them.
 */
export async function findSaleStarts(
  db: Db,
  projectId: string,
  { pointIds, today }: { readonly pointIds: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, string>> {
  if (pointIds.length === 0) return new Map();
  const day = sql<string | null>`case when ${concluded("document")} then data->'terms'->>'startDate' end`;
  const rows = await db
    .selectFrom("document")
    .select("consumption_point_id as pointId")
    .select(sql<string>`min(${day})`.as("startsOn"))
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where(sql<boolean>`consumption_point_id = any(${pointIds}::uuid[])`)
    .where(living())
    .where(sql<boolean>`(${concluded("document")} or ${settled()})`)
    .groupBy("consumption_point_id")
    .having(sql<boolean>`bool_and(coalesce(${day} > ${today}, false))`)
    .orderBy("startsOn")
    .orderBy("pointId")
    .execute();
  return new Map(rows.flatMap(({ pointId, startsOn }) => (pointId === null ? [] : [[pointId, startsOn]])));
}

/** The same of one; undefined where there is no such day. */
export const findSaleStart = async (
  db: Db,
  {
    projectId,
    pointId,
    today,
  }: { readonly projectId: string; readonly pointId: string; readonly today: string },
): Promise<string | undefined> =>
  (await findSaleStarts(db, projectId, { pointIds: [pointId], today })).get(pointId);

/** What keeps each of these consumers from buying yet, by a day that is still to come, or kept him from it after the day that his start says. */
export async function findStarts(
  db: Db,
  projectId: string,
  { pointIds, now }: { readonly pointIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, Starts>> {
  const sales = await findSaleStarts(db, projectId, { pointIds, today: dayInParis(now) });
  const supplies = await findFirstSupplies(db, projectId, { pointIds, now });
  return new Map(
    pointIds.map((id) => [id, { saleStartsOn: sales.get(id), suppliedFrom: supplies.get(id) ?? undefined }]),
  );
}
