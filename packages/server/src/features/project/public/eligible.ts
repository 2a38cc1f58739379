import type { EligibleProject } from "@mec/api/project";
import type { BoundingBox, Coordinates } from "@mec/domain/address";
import {
  type AskedPlace,
  judgePlace,
  type PlaceJudgement,
  type PlaceVerdict,
  type PublicPerimeter,
  perimeters as perimeterKms,
} from "@mec/domain/project";
import { sql } from "kysely";
import type { Actor, Deps } from "../../../deps.ts";
import { communeOfCode } from "../../../gateways/geocoder/index.ts";
import { takingPart } from "../../application/scopes.ts";
import { type ImageType, publicColumns } from "../project-row.ts";
import { visible } from "../scopes.ts";
import {
  boxAround,
  findPublicPerimeter,
  findPublicPerimeters,
  nearestFirst,
  toNearby,
} from "./public-geometry.ts";
import { defaultLimit } from "./public-lists.ts";
import { findReadable } from "./public-page.ts";

const widestKm = Math.max(...perimeterKms);

/**
 * The public projects that may reach a place: those with any production point or accepted consumer in a box
 * around it that the widest perimeter cannot exceed; a project without participants, or whose perimeter has no
 * kilometres, counts by its own place.
 */
async function findCandidates(deps: Deps, box: BoundingBox, userId: string | undefined): Promise<string[]> {
  const inBox = (table: string) => sql`
    ${sql.ref(`${table}.latitude`)} between ${box.minLatitude} and ${box.maxLatitude}
    and ${sql.ref(`${table}.longitude`)} between ${box.minLongitude} and ${box.maxLongitude}`;
  const { rows } = await sql<{ id: string }>`
    select id from project
    where ${visible()} and ${userId === undefined ? sql`true` : sql`account_id = ${userId}`} and id in (
      select project_id from production_point where project_id is not null and ${inBox("production_point")}
      union
      select a.project_id from consumption_point c join application a on a.consumption_point_id = c.id
      where ${inBox("c")} and ${takingPart("a")}
      union
      select id from project where ${visible()} and number_of_producers + number_of_consumers = 0
        and ${inBox("project")}
      union
      select project.id from project join perimeter_details said on said.project_id = project.id
      where ${visible()} and said.details->>'ground' = 'intercommunality' and ${inBox("project")}
    )`.execute(deps.db);
  return rows.map(({ id }) => id);
}

/**
 * Among candidates, those that the public may know to be near. Where kilometres decide, `judgePlace` does; where none
 * do, the published address must: the edges of the box would otherwise tell where participants live.
 */
const isNear = (perimeter: PublicPerimeter | undefined, address: Coordinates, box: BoundingBox): boolean =>
  perimeter?.ground !== "intercommunality" ||
  (address.latitude >= box.minLatitude &&
    address.latitude <= box.maxLatitude &&
    address.longitude >= box.minLongitude &&
    address.longitude <= box.maxLongitude);

/** A place as a query says it. */
export const askedPlace = (query: {
  lat: number;
  long: number;
  citycode?: string | undefined;
}): AskedPlace => ({
  latitude: query.lat,
  longitude: query.long,
  commune: query.citycode === undefined ? null : communeOfCode(query.citycode),
});

/**
 * The projects that this place could join, for certain or at the border, where only their owner can judge;
 * nearest first.
 */
export async function listEligible(
  deps: Deps,
  place: AskedPlace,
  options: { userId?: string | undefined; limit?: number | undefined; imageType?: ImageType | undefined },
): Promise<EligibleProject[]> {
  const box = boxAround(place, widestKm);
  const candidates = await findCandidates(deps, box, options.userId);
  const perimeters = await findPublicPerimeters(deps.db, candidates);
  const verdicts = new Map<string, Exclude<PlaceVerdict, "outside">>();
  for (const [id, perimeter] of perimeters) {
    const { verdict } = judgePlace(perimeter, place);
    if (verdict !== "outside") verdicts.set(id, verdict);
  }
  if (verdicts.size === 0) return [];
  const rows = await deps.db
    .selectFrom("project")
    .select(publicColumns)
    .where("id", "in", [...verdicts.keys()])
    .execute();
  return rows
    .filter(({ id, address }) => isNear(perimeters.get(id), address.coordinates, box))
    .sort(nearestFirst(place))
    .slice(0, options.limit ?? defaultLimit)
    .map((row) => ({
      ...toNearby(row, place, options.imageType),
      verdict: verdicts.get(row.id) ?? "border",
    }));
}

/** What the public is told of a place and one project. @throws DomainError NOT_FOUND. */
export async function getPlaceVerdict(
  deps: Deps,
  projectId: string,
  place: AskedPlace,
  actor: Actor | null,
): Promise<PlaceJudgement> {
  await findReadable(deps.db, projectId, actor);
  return judgePlace(await findPublicPerimeter(deps.db, projectId), place);
}
