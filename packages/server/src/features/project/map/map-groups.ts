import { mostMapItems } from "@mec/api/project";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { toTheMetre } from "../degrees.ts";
import { type Bounds, within } from "../public/public-lists.ts";
import type { ProjectFilters } from "../visible.ts";
import { deepestZoom, dropPixels, type MapItem, middleOf, tilePixels, zoomThatFits } from "./map-clusters.ts";

interface Group {
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The distance between its outermost projects, as a part of the map's width. */
  readonly spread: number;
  readonly id: string;
  readonly name: string;
}

/** A place on the map, as a part of its width (like `mercatorY`). */
const x = sql`(longitude + 180) / 360`;
const sine = sql`sin(radians(least(greatest(latitude, -85), 85)))`;
const y = sql`0.5 - ln((1 + ${sine}) / (1 - ${sine})) / (4 * pi())`;

/** The zoom at which a group's outermost projects stand apart. */
function expansionZoomOf(spread: number, zoom: number): number {
  const apart = Math.ceil(Math.log2(dropPixels / tilePixels / spread));
  return Math.min(Math.max(apart, zoom + 1), deepestZoom + 1);
}

/**
 * What a map shows in a rectangle, grouped by the database in squares as wide as markers stand apart: for the seconds in which
 * there are no clusters.
 */
export async function groupsOfView(
  deps: Pick<Deps, "db">,
  bounds: Bounds,
  wantedZoom: number,
  filters: ProjectFilters,
): Promise<MapItem[]> {
  const zoom = Math.min(wantedZoom, zoomThatFits(bounds));
  const squares = (tilePixels * 2 ** zoom) / dropPixels;
  const square = zoom > deepestZoom ? sql`id` : sql`floor(x * ${squares}), floor(y * ${squares})`;
  const middle = middleOf(bounds);
  const placed = within(deps, bounds, filters).select([
    "id",
    "latitude",
    "longitude",
    sql`${x}`.as("x"),
    sql`${y}`.as("y"),
  ]);
  const { rows } = await sql<Group>`
    select held.*, project.name from (
      select count(*)::integer as count, avg(latitude) as latitude, avg(longitude) as longitude,
        greatest(max(x) - min(x), max(y) - min(y)) as spread, (array_agg(id))[1] as id
      from (${placed}) placed group by ${square}
    ) held join project on project.id = held.id
    order by (held.latitude - ${middle.latitude}) ^ 2
      + least(abs(held.longitude - ${middle.longitude}), 360 - abs(held.longitude - ${middle.longitude})) ^ 2
    limit ${mostMapItems}`.execute(deps.db);
  return rows.map(({ count, latitude, longitude, spread, id, name }) => ({
    latitude: toTheMetre(latitude),
    longitude: toTheMetre(longitude),
    count,
    ...(count === 1 ? { project: { id, name } } : { expansionZoom: expansionZoomOf(spread, zoom) }),
  }));
}
