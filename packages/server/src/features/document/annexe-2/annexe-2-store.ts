import { type AnnexeDetails, emptyAnnexeDetails } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { live, startDay, startingSteps } from "../../application/scopes.ts";
import { findSupplyDays } from "../../signature/retraction/reads.ts";
import { living, ofFormerMeter, settled, signed } from "../scopes.ts";

/** In Paris, YYYY-MM-DD. */
const parisDay = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

/**
 * The day on which each point of a project entered the operation, by point: the grid operator's, else that of
 * the step, or the one on which it may be supplied where its owner
 * leaves it out until then.
 */
export async function findEntries(db: Db, projectId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("application_progress as step", "step.application_id", "a.id")
    .select([
      sql<string>`coalesce(a.consumption_point_id, a.production_point_id)`.as("pointId"),
      startDay("step").as("day"),
    ])
    .where("a.project_id", "=", projectId)
    .where(live("a"))
    .where(startingSteps("step"))
    .execute();
  const pointIds = rows.map(({ pointId }) => pointId);
  const supplied = await findSupplyDays(db, projectId, pointIds);
  return new Map(
    rows.map(({ pointId, day }) => {
      const first = supplied.get(pointId) ?? day;
      return [pointId, first > day ? first : day];
    }),
  );
}

/**
 * The day on which each settled accord was signed by all, by point; null when that was outside of the platform. One that names
 * another meter allows nothing of the number that the annex lists.
 */
export async function findSettledAccords(db: Db, projectId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom("document")
    .select([
      sql<string>`coalesce(consumption_point_id, production_point_id)`.as("pointId"),
      sql<string | null>`case when ${signed()} then ${parisDay("updated_at")} end`.as("day"),
    ])
    .where("project_id", "=", projectId)
    .where("kind", "=", "accord")
    .where(settled())
    .where(living())
    .where(({ not }) => not(ofFormerMeter()))
    .execute();
  return new Map(rows.map(({ pointId, day }) => [pointId, day]));
}

/** The details that the owner gave, without the production points that have left; null when he gave none. */
export async function findDetails(db: Db, projectId: string): Promise<AnnexeDetails | null> {
  const row = await db
    .selectFrom("annexe_details")
    .select("details")
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  if (!row) return null;
  const points = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .execute();
  const surplus = points.flatMap(({ id }) => {
    const said = row.details.surplus[id];
    return said ? [[id, said] as const] : [];
  });
  return { ...row.details, surplus: Object.fromEntries(surplus) };
}

/** The days on which the owner says that he declared the operation, and that its agreement was signed; null while he does not. */
export interface SaidDays {
  readonly declaredOn: string | null;
  readonly conventionOn: string | null;
}

export async function findSaidDays(db: Db, projectId: string): Promise<SaidDays> {
  const row = await db
    .selectFrom("annexe_details")
    .select(["declared_on as declaredOn", "convention_on as conventionOn"])
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row ?? { declaredOn: null, conventionOn: null };
}

/** Keeps these days beside the details, which may not be given yet; the agreement's where it is said. */
export async function storeSaidDays(
  db: Db,
  projectId: string,
  { declaredOn, conventionOn }: { declaredOn: string | null; conventionOn?: string | null | undefined },
  now: Date,
): Promise<void> {
  const details = JSON.stringify(emptyAnnexeDetails);
  const days = {
    declared_on: declaredOn,
    ...(conventionOn !== undefined && { convention_on: conventionOn }),
  };
  await db
    .insertInto("annexe_details")
    .values({ project_id: projectId, details, ...days, updated_at: now })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet(days))
    .execute();
}

export async function storeDetails(
  db: Db,
  projectId: string,
  given: AnnexeDetails,
  now: Date,
): Promise<void> {
  const details = JSON.stringify(given);
  await db
    .insertInto("annexe_details")
    .values({ project_id: projectId, details, updated_at: now })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet({ details, updated_at: now }))
    .execute();
}
