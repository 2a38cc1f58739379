import { DomainError } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import { live, takingPart } from "../application/scopes.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";

/**
 * The consumption points that take part in a project or ask to: all, or those named.
 * @throws DomainError UNKNOWN_PARTICIPANT when a named point is not among them.
 */
export async function findConsumers(db: Db, projectId: string, named?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("application")
    .select("consumption_point_id")
    .where("project_id", "=", projectId)
    .where(live())
    .orderBy("consumption_point_id")
    .execute();
  const all = rows.flatMap(({ consumption_point_id: id }) => (id === null ? [] : [id]));
  if (!named) return all;
  const known = new Set(all);
  if (named.some((id) => !known.has(id))) {
    throw new DomainError("UNKNOWN_PARTICIPANT", "Un de ces participants n’est pas candidat à ce projet.");
  }
  return [...new Set(named)];
}

/** Of the participants of a person's project that has the most, those who buy from themselves alone: no contract of sale is sent to them. */
export async function countWithoutSale(db: Db, ownerId: string): Promise<number> {
  const biggest = await db
    .selectFrom("project")
    .select("id")
    .where("account_id", "=", ownerId)
    .where("number_of_consumers", ">", 0)
    .orderBy("number_of_consumers", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!biggest) return 0;
  const rows = await db
    .selectFrom("application")
    .select("consumption_point_id as id")
    .where("project_id", "=", biggest.id)
    .where(takingPart())
    .execute();
  const places = rows.flatMap(({ id }) => id ?? []);
  return (await findSoldToThemselves(db, biggest.id, places)).size;
}
