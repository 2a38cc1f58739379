import { DomainError } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import { live } from "../application/scopes.ts";

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
