import { publicShare } from "@mec/domain/project";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { loadAskedOf } from "./asked-of-members.ts";
import type { BasisOfProject } from "./estimate-basis.ts";
import { findPricedPoints, type PricedPoint } from "./member-store.ts";

/**
 * The public share as it was before this point took part: the others' consumption without his own, drawn as the public
 * figure is. The same for a point that does not take part.
 */
async function shareWithout(db: Db, projectId: string, pointId: string): Promise<number | null> {
  const others = db
    .selectFrom("application as a")
    .innerJoin("consumption_point as p", "p.id", "a.consumption_point_id")
    .where("a.project_id", "=", projectId)
    .where(takingPart("a"))
    .where("p.id", "!=", pointId)
    .select((eb) => [
      sql<number>`count(*)::int`.as("consumers"),
      eb.fn.coalesce(eb.fn.sum<number>("p.annual_consumption"), eb.lit(0)).as("acceptedKwh"),
      sql<string | null>`string_agg(p.id::text, ' ' order by p.id)`.as("ids"),
    ])
    .as("others");
  const drawn: RawBuilder<number> = sql`share_draw(project.share_salt, others.ids)`;
  const told = await db
    .selectFrom("project")
    .innerJoin(others, (join) => join.onTrue())
    .select(["annual_production as annualProductionKwh", "consumers", "acceptedKwh", drawn.as("draw")])
    .where("project.id", "=", projectId)
    .executeTakeFirstOrThrow();
  return publicShare({ ...told, acceptedKwh: Number(told.acceptedKwh) });
}

/** The basis for one point of the project: its own consumption is not among the others'. */
export const basisWithout = async <Basis extends BasisOfProject>(
  db: Db,
  basis: Basis,
  pointId: string,
): Promise<Basis> => ({ ...basis, pledgedShare: await shareWithout(db, basis.projectId, pointId) });

/** What a participant or a candidate with a price reads: that price and his own terms, among the others. */
async function basisOf(db: Db, basis: BasisOfProject, mine: PricedPoint): Promise<BasisOfProject> {
  const { fees, vatRegime, engagement } = (await loadAskedOf(db, basis.projectId))(mine.consumptionPointId);
  const price = mine.price === null ? basis.price : { min: mine.price, max: mine.price };
  return { ...(await basisWithout(db, basis, mine.consumptionPointId)), price, fees, vatRegime, engagement };
}

/**
 * These bases as this person reads them: with his own price in the projects where he takes part or may accept one, by
 * his first point there.
 */
export async function basesReadBy(
  db: Db,
  bases: readonly BasisOfProject[],
  reader: { readonly accountId: string; readonly day: string } | null,
): Promise<BasisOfProject[]> {
  if (reader === null || bases.length === 0) return [...bases];
  const projectIds = bases.map(({ projectId }) => projectId);
  const own = await findPricedPoints(db, projectIds, reader);
  return Promise.all(
    bases.map((basis) => {
      const mine = own.find(({ projectId }) => projectId === basis.projectId);
      return mine ? basisOf(db, basis, mine) : basis;
    }),
  );
}
