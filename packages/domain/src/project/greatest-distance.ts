import { type Coordinates, greatCircleKm } from "../address/index.ts";
import { add, CHORD_TOLERANCE, scale, squaredChord, toVector, type Vector } from "./sphere.ts";

/** The two most distant points, as indexes in the list (the smaller first), and their distance. */
export type GreatestDistance = { km: number; pair: [number, number] };

type Site = { index: number; coordinates: Coordinates; vector: Vector; radius: number };

/** One site per distinct place (the flats of a building count once), from the farthest from their middle. */
function farthestFirst(points: readonly Coordinates[]): Site[] {
  const sites = new Map<string, Site>();
  points.forEach((coordinates, index) => {
    const key = `${coordinates.latitude} ${coordinates.longitude}`;
    if (!sites.has(key)) sites.set(key, { index, coordinates, vector: toVector(coordinates), radius: 0 });
  });
  const all = [...sites.values()];
  const sum = all.reduce<Vector>((total, { vector }) => add(total, vector), [0, 0, 0]);
  const middle = scale(sum, 1 / all.length);
  for (const site of all) site.radius = Math.sqrt(squaredChord(site.vector, middle));
  return all.sort((a, b) => b.radius - a.radius);
}

/**
 * The greatest great-circle distance between any two points: the measure of the legal perimeter (arrêté of
 * 21 November 2019: "the two most distant participants"). Exact: the distance is that of `greatCircleKm`, the
 * same that comparing every pair gives. Null under two points.
 *
 * Two points are never farther apart than their distances to the middle added up, so once the sites are sorted
 * by that distance the search stops as soon as no remaining pair can win.
 */
export function greatestPairwiseDistance(points: readonly Coordinates[]): GreatestDistance | null {
  if (points.length < 2) return null;
  const sites = farthestFirst(points);
  let best: GreatestDistance = { km: 0, pair: [0, 1] };
  let toBeat = 0;
  for (const [rank, first] of sites.entries()) {
    if (2 * first.radius < toBeat) break;
    for (let next = rank + 1; next < sites.length; next++) {
      const second = sites[next];
      if (!second || first.radius + second.radius < toBeat) break;
      const squared = squaredChord(first.vector, second.vector);
      if (squared < toBeat * toBeat) continue;
      const km = greatCircleKm(first.coordinates, second.coordinates);
      if (km > best.km) best = { km, pair: ordered(first.index, second.index) };
      toBeat = Math.max(toBeat, Math.sqrt(squared) - CHORD_TOLERANCE);
    }
  }
  return best;
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
