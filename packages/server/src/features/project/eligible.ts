import type { NearbyProject } from "@mec/api/project";
import { boundingBox, type Coordinates } from "@mec/domain/address";
import { canJoin, perimeters } from "@mec/domain/project";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { toNearby } from "./nearby.ts";
import { type ImageType, publicColumns } from "./project-row.ts";
import { defaultLimit } from "./public-lists.ts";
import { findReaches } from "./reach-store.ts";
import { isPublic } from "./visible.ts";

const widestKm = Math.max(...perimeters);

/**
 * The public projects that may reach a place: one that has producers has each of them within the widest perimeter,
 * else each of its consumers, else itself.
 */
async function findCandidates(deps: Deps, place: Coordinates, userId: string | undefined): Promise<string[]> {
  const box = boundingBox(place, widestKm);
  const inBox = (table: string) => sql`
    ${sql.ref(`${table}.latitude`)} between ${box.minLatitude} and ${box.maxLatitude}
    and ${sql.ref(`${table}.longitude`)} between ${box.minLongitude} and ${box.maxLongitude}`;
  const { rows } = await sql<{ id: string }>`
    select id from project
    where ${isPublic} and ${userId === undefined ? sql`true` : sql`account_id = ${userId}`} and id in (
      select project_id from production_point where project_id is not null and ${inBox("production_point")}
      union
      select a.project_id from consumption_point c join application a on a.consumption_point_id = c.id
      where ${inBox("c")} and a.status in ('SIGNATURE', 'SIGNED', 'EXPLOITATION') and a.ended_at is null
      union
      select id from project where ${isPublic} and number_of_producers + number_of_consumers = 0
        and ${inBox("project")}
    )`.execute(deps.db);
  return rows.map(({ id }) => id);
}

/** The projects that this place could join: no pair over the perimeter once it is added; nearest first. */
export async function listEligible(
  deps: Deps,
  place: Coordinates,
  options: { userId?: string | undefined; limit?: number | undefined; imageType?: ImageType | undefined },
): Promise<NearbyProject[]> {
  const reaches = await findReaches(deps.db, await findCandidates(deps, place, options.userId));
  const open = [...reaches].filter(([, { places, limitKm }]) => canJoin(places, place, limitKm));
  if (open.length === 0) return [];
  const rows = await deps.db
    .selectFrom("project")
    .select(publicColumns)
    .where(
      "id",
      "in",
      open.map(([id]) => id),
    )
    .execute();
  return rows
    .map((row) => toNearby(row, place, options.imageType))
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    .slice(0, options.limit ?? defaultLimit);
}
