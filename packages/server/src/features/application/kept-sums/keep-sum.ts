import { keptSum, type SumNow } from "@mec/domain/study";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { live } from "../scopes.ts";

interface Told {
  readonly applicationId: string;
  readonly sum: SumNow;
  /** When the newest of the prices was proposed that are told together. */
  readonly newest: Date;
}

/**
 * Keeps with a price what its holder is told that it brings. A mail of several places tells again those that were told before; one that
 * is made again after a failure does not go out twice, and what it told first stands.
 */
export async function keepSum({ db, now }: Pick<Deps, "db" | "now">, { applicationId, sum, newest }: Told) {
  // The clock of who proposed may be ahead.
  const at = new Date(Math.max(Number(now()), Number(newest)));
  await db
    .updateTable("application")
    .set({ kept_sum: JSON.stringify(keptSum(sum, at)) })
    .where("id", "=", applicationId)
    .where(sql<boolean>`(kept_sum is null or (kept_sum ->> 'at')::timestamptz < ${newest})`)
    .execute();
}

/** The same as he signs the contract of that price: it is the sum that he signed, and no other is told beside today's. */
export async function keepSignedSum(
  { db }: Pick<Deps, "db">,
  { projectId, pointId, sum, at }: { projectId: string; pointId: string; sum: SumNow; at: Date },
): Promise<void> {
  await db
    .updateTable("application")
    .set({ kept_sum: JSON.stringify(keptSum(sum, at)) })
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .where(live("application"))
    .where(sql<boolean>`(kept_sum is null or (kept_sum ->> 'at')::timestamptz < ${at})`)
    .execute();
}
