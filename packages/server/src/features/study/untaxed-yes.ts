import { vatOfSellers } from "@mec/domain/shared";
import { isUntaxedYes } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { acceptingSteps, notLeft } from "../application/scopes.ts";

interface Sellers {
  readonly projectId: string;
  /** Those among whom it is asked; all of the project's where left out. */
  readonly pointIds?: readonly string[];
}

/** An accepted application of one of these consumers that came before a plant "point" did, or before its holder said his VAT. */
const acceptedBefore = (projectId: string, consumers: readonly string[]) =>
  sql<boolean>`exists (select from application a join application_progress step on step.application_id = a.id
    where a.project_id = ${projectId} and a.consumption_point_id = any(${consumers}::uuid[])
      and ${notLeft("a")} and ${acceptingSteps("step")}
      and step.created_at < greatest(point.vat_said_at, (
        select max(joined.created_at) from application o join application_progress joined on joined.application_id = o.id
        where o.project_id = ${projectId} and o.production_point_id = point.id and ${acceptingSteps("joined")}
      ), point.created_at))`;

/**
 * Whether one of these consumers was accepted before one of these plants was, or before its holder said that he adds VAT, at a
 * price without any: those who came later were told his.
 */
export async function isAgreedUntaxed(
  db: Db,
  { projectId, pointIds }: Sellers,
  consumers: readonly string[],
): Promise<boolean> {
  const plants = await db
    .selectFrom("production_point as point")
    .select(["id", "production_power as powerKwc", "vat_regime as vatRegime"])
    .select(acceptedBefore(projectId, consumers).as("isAfterOthers"))
    .where("project_id", "=", projectId)
    .execute();
  const late = plants.filter(({ id, isAfterOthers }) => isAfterOthers && (pointIds?.includes(id) ?? true));
  if (late.length === 0) return false;
  const { planned } = await db
    .selectFrom("project")
    .select("vat_regime as planned")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  // What was told without this plant: by the other sellers, and the terms of sale.
  const toldWithout = (id: string) =>
    vatOfSellers(
      planned,
      plants.filter((other) => other.id !== id),
    );
  return late.some(({ id, vatRegime }) => isUntaxedYes(vatRegime, toldWithout(id)));
}
