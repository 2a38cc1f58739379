import type { Coordinates } from "@mec/domain/address";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { live, takingPart } from "../application/scopes.ts";
import { personThenPoint } from "../point/reads.ts";

export interface Stander extends Coordinates {
  readonly projectId: string;
  readonly id: string;
  readonly kind: "consumption-point" | "production-point" | "project";
  /** The person, then the point. */
  readonly name: string;
  readonly address: string;
  /** Counts in the reach; a candidate does not yet. */
  readonly participant: boolean;
}

/**
 * Who stands in these projects, the oldest first: their production points, and the points that applied.
 * A producer whose application waits is a candidate, once accepted its point belongs to the project.
 */
export async function findStanders(db: Db, projectIds: readonly string[]): Promise<Stander[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<Stander>`
    select * from (
      select g.project_id as "projectId", g.id, 'production-point' as kind, ${personThenPoint("h", "g")} as name,
        g.address->>'label' as address, g.latitude, g.longitude, true as participant, g.created_at
      from production_point g join account h on h.id = g.account_id where g.project_id = any(${projectIds})
      union all
      select a.project_id, c.id, 'consumption-point', ${personThenPoint("h", "c")}, c.address->>'label',
        c.latitude, c.longitude, ${takingPart("a")}, a.created_at
      from application a join consumption_point c on c.id = a.consumption_point_id
        join account h on h.id = c.account_id
      where a.project_id = any(${projectIds}) and ${live("a")}
      union all
      select a.project_id, p.id, 'production-point', ${personThenPoint("h", "p")}, p.address->>'label',
        p.latitude, p.longitude, ${takingPart("a")}, a.created_at
      from application a join production_point p on p.id = a.production_point_id
        join account h on h.id = p.account_id
      where a.project_id = any(${projectIds}) and ${live("a")}
        and p.project_id is distinct from a.project_id
    ) stander order by created_at, id`.execute(db);
  return rows;
}

/** A project and who takes part in it, each where he stands: exact, for the owner and for rules, never for the public. */
export interface Standing {
  readonly limitKm: number;
  readonly address: Coordinates;
  readonly participants: readonly Coordinates[];
}

/** Who takes part in each of these projects, as many as there are, by id. */
export async function findStandings(db: Db, projectIds: readonly string[]): Promise<Map<string, Standing>> {
  if (projectIds.length === 0) return new Map();
  const projects = await db
    .selectFrom("project")
    .select(["id", "perimeter", "latitude", "longitude"])
    .where("id", "in", projectIds)
    .execute();
  const places = new Map<string, Coordinates[]>();
  for (const { projectId, participant, latitude, longitude } of await findStanders(db, projectIds)) {
    if (!participant) continue;
    const known = places.get(projectId);
    if (known) known.push({ latitude, longitude });
    else places.set(projectId, [{ latitude, longitude }]);
  }
  return new Map(
    projects.map(({ id, perimeter, latitude, longitude }) => [
      id,
      { limitKm: perimeter, address: { latitude, longitude }, participants: places.get(id) ?? [] },
    ]),
  );
}
