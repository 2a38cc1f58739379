import { type Coordinates, earthRadiusKm, greatCircleKm } from "../address/index.ts";
import type { Outline } from "./greatest-distance.ts";
import { centreOfSmallestCap } from "./smallest-cap.ts";
import { add, cross, dot, normalise, scale, toCoordinates, toVector, type Vector } from "./sphere.ts";

/** One corner every two degrees: the outline is within 0.1 % of the limit. */
const CORNERS = 180;

/** Two directions at right angles that touch the sphere at `point`. */
function tangents(point: Vector): [Vector, Vector] {
  const axis: Vector = Math.abs(point[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const east = normalise(cross(axis, point));
  return [east, cross(point, east)];
}

/** How far (radians) one may walk from `start` in a direction and stay within `limit` radians of `point`. */
function walkWithin(start: Vector, direction: Vector, point: Vector, limit: number): number {
  const along = dot(direction, point);
  const ahead = dot(start, point);
  const closest = Math.atan2(along, ahead);
  return closest + Math.acos(Math.min(1, Math.cos(limit) / Math.hypot(along, ahead)));
}

/**
 * Where a new participant may stand: the outline of all the places that are within the limit of every point,
 * as a map draws it. Empty without points, and when no place is.
 */
export function standingArea({ edge }: Pick<Outline, "edge">, limitKm: number): Coordinates[] {
  const [first, ...others] = edge.map(toVector);
  if (!first) return [];
  const start = centreOfSmallestCap(first, others);
  const middle = toCoordinates(start);
  if (edge.some((point) => greatCircleKm(point, middle) > limitKm)) return [];
  const [east, north] = tangents(start);
  const limit = limitKm / earthRadiusKm;
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const direction = add(scale(east, Math.cos(angle)), scale(north, Math.sin(angle)));
    const walks = [first, ...others].map((point) => walkWithin(start, direction, point, limit));
    const distance = walks.reduce((shortest, walk) => Math.min(shortest, walk));
    return toCoordinates(add(scale(start, Math.cos(distance)), scale(direction, Math.sin(distance))));
  });
}
