import { vatOfSellers } from "@mec/domain/shared";
import { isUntaxedYes } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { acceptingSteps, notLeft } from "../application/scopes.ts";

interface PlantIn {
  readonly projectId: string;
  readonly pointId: string;
}

/** The VAT that the participants of a project read without this plant, by its other sellers and its terms of sale. */
async function vatWithout(db: Db, { projectId, pointId }: PlantIn) {
  const others = await db
    .selectFrom("production_point")
    .select(["production_power as powerKwc", "vat_regime as vatRegime"])
    .where("project_id", "=", projectId)
    .where("id", "<>", pointId)
    .execute();
  const { planned } = await db
    .selectFrom("project")
    .select("vat_regime as planned")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return vatOfSellers(planned, others);
}

/**
 * Whether one of these consumers was accepted before this plant was, or before its holder said that he adds VAT, at a price
 * without any: those who came later were told his.
 */
export async function isAgreedUntaxed(
  db: Db,
  plant: PlantIn,
  consumers: readonly string[],
): Promise<boolean> {
  const own = await db
    .selectFrom("production_point as point")
    .select("point.vat_regime as vatRegime")
    .select(
      sql<boolean>`exists (select from application a join application_progress step on step.application_id = a.id
        where a.project_id = ${plant.projectId} and a.consumption_point_id = any(${consumers}::uuid[])
          and ${notLeft("a")} and ${acceptingSteps("step")}
          and step.created_at < greatest(point.vat_said_at, (
            select max(joined.created_at) from application o join application_progress joined on joined.application_id = o.id
            where o.project_id = ${plant.projectId} and o.production_point_id = point.id and ${acceptingSteps("joined")}
          ), point.created_at))`.as("isAfterOthers"),
    )
    .where("point.id", "=", plant.pointId)
    .executeTakeFirst();
  return own?.isAfterOthers ? isUntaxedYes(own.vatRegime, await vatWithout(db, plant)) : false;
}
