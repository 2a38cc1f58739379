import type { Db } from "../../../../db/transaction.ts";
import { takingPart } from "../../../application/scopes.ts";
import { findOwnOf } from "../../../signatory/reads.ts";
import { findSalesToCome } from "../reads.ts";

/**
 * The contracts of a plant that are still to come with all who take part in its project, but for its own body's places: what its
 * holder's card counts, his mails and his owner's home.
 */
export async function findAwaitedSales(
  db: Db,
  seller: Parameters<typeof findSalesToCome>[1],
): ReturnType<typeof findSalesToCome> {
  const { projectId, pointId } = seller;
  const rows = await db
    .selectFrom("application as a")
    .select("a.consumption_point_id as id")
    .where("a.project_id", "=", projectId)
    .where("a.consumption_point_id", "is not", null)
    .where(takingPart("a"))
    .execute();
  const ids = rows.flatMap(({ id }) => id ?? []);
  const own = await findOwnOf(db, { projectId, plantId: pointId }, ids);
  return findSalesToCome(
    db,
    seller,
    ids.filter((id) => !own.has(id)),
  );
}

/** With how many consumers a contract of any of these plants is still to come. */
export async function countAwaitedSales(
  db: Db,
  where: { readonly projectId: string; readonly today: string },
  pointIds: readonly string[],
): Promise<number> {
  const consumers = new Set<string>();
  for (const pointId of pointIds)
    for (const id of (await findAwaitedSales(db, { ...where, pointId })).toCome) consumers.add(id);
  return consumers.size;
}
