import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { awaitingAnswer } from "../scopes.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** A place of a person whose price in a project waits for his answer. */
export interface PricedPlace {
  readonly applicationId: string;
  readonly pointId: string;
  readonly name: string;
  /** €/kWh without VAT. */
  readonly price: number;
  /** What the step just before it proposed: it waits for no answer any more. Null where that was none. */
  readonly replaced: number | null;
  readonly until: string | null;
  /** The step that proposed it: of two prices, the later one's is higher. */
  readonly step: number;
  readonly proposedAt: Date;
}

/** All the places of this applicant that have a price to answer in the project, the oldest price first. */
export function findPricedPlaces(
  db: Db,
  { projectId, holder }: Pick<ApplicationFacts, "projectId" | "holder">,
): Promise<PricedPlace[]> {
  return db
    .selectFrom("application as a")
    .innerJoin("consumption_point as point", "point.id", "a.consumption_point_id")
    .innerJoin("application_progress as step", (join) =>
      join.on("step.id", "=", (eb) =>
        eb
          .selectFrom("application_progress as newest")
          .select("newest.id")
          .whereRef("newest.application_id", "=", "a.id")
          .where("newest.price", "is not", null)
          .orderBy("newest.id", "desc")
          .limit(1),
      ),
    )
    .select([
      "a.id as applicationId",
      "point.id as pointId",
      "point.name",
      sql<number>`step.price`.as("price"),
      (eb) =>
        eb
          .selectFrom("application_progress as former")
          .select("former.price")
          .whereRef("former.application_id", "=", "a.id")
          .whereRef("former.id", "<", "step.id")
          .orderBy("former.id", "desc")
          .limit(1)
          .as("replaced"),
      "step.price_until as until",
      sql<number>`step.id::float8`.as("step"),
      "step.created_at as proposedAt",
    ])
    .where("a.project_id", "=", projectId)
    .where("point.account_id", "=", holder.id)
    .where(awaitingAnswer("a"))
    .orderBy("step.id")
    .execute();
}
