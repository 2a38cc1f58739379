import type { NearbyProject } from "@mec/api/project";
import { boundingBox, type Coordinates, earthRadiusKm, mapDefaults } from "@mec/domain/address";
import { type RawBuilder, sql } from "kysely";
import type { Paging } from "../../../answering.ts";
import type { Deps } from "../../../deps.ts";
import { publicColumns } from "../project-row.ts";
import { selectVisible } from "../visible.ts";
import { toNearby } from "./public-geometry.ts";
import { countOf, type Listing } from "./public-lists.ts";

/**
 * The haversine formula of the specification (§9) over a row's latitude and longitude, in km, as `greatCircleKm` has
 * it.
 */
function kmFrom({ latitude, longitude }: Coordinates): RawBuilder<number> {
  return sql<number>`(${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin((radians(latitude) - radians(${latitude}::float8)) / 2), 2)
    + cos(radians(latitude)) * cos(radians(${latitude}::float8))
    * power(sin((radians(longitude) - radians(${longitude}::float8)) / 2), 2)))))`;
}

/**
 * The public projects within `radius` metres (§9's default when not given), nearest first. The index on
 * places finds those in an enclosing box, the true distance narrows them, then the rows are read, all or one
 * page.
 */
export async function listAround(
  deps: Deps,
  centre: Coordinates,
  radius: number = mapDefaults.searchRadius,
  listing: Listing,
  { page, part }: Pick<Paging, "page" | "part">,
): Promise<{ items: NearbyProject[]; total: number }> {
  const box = boundingBox(centre, radius / 1000);
  const all = selectVisible(deps.db, listing)
    .where("latitude", ">=", box.minLatitude)
    .where("latitude", "<=", box.maxLatitude)
    .where("longitude", ">=", box.minLongitude)
    .where("longitude", "<=", box.maxLongitude)
    .where(kmFrom(centre), "<=", radius / 1000);
  const near = all
    .select(["id", kmFrom(centre).as("km")])
    .orderBy("km")
    .orderBy("id")
    .limit(page ? page.limit : (listing.limit ?? part.limit))
    .offset(part.offset);
  const rows = await deps.db
    .selectFrom(near.as("near"))
    .innerJoin("project", "project.id", "near.id")
    .select(publicColumns)
    .orderBy("near.km")
    .orderBy("near.id")
    .execute();
  const items = rows.map((row) => toNearby(row, centre, listing.imageType));
  return { items, total: page ? await countOf(all) : items.length };
}
