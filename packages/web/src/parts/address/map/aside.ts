import type { MapPinKind } from "./types.ts";

/** A place of the map, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half of the house's drawing, with a little air. */
const house = 16;

/** What drawings cover around their place: a drop stands on it, a cluster is round it. */
const covered: Partial<Record<MapPinKind, { left: number; right: number; top: number; bottom: number }>> = {
  project: { left: -17, right: 17, top: -43, bottom: 0 },
  cluster: { left: -25, right: 25, top: -25, bottom: 25 },
};

/** The shortest way on which the house leaves a drawing that it meets; null when it meets none. */
function leaving(place: Spot, other: Spot & { kind: MapPinKind }): Spot | null {
  const drawing = covered[other.kind];
  if (!drawing) return null;
  const [x, y] = [place.x - other.x, place.y - other.y];
  const toLeft = x - (drawing.left - house);
  const toRight = drawing.right + house - x;
  const down = drawing.bottom + house - y;
  const isAbove = y <= drawing.top - house;
  if (toLeft <= 0 || toRight <= 0 || down <= 0 || isAbove) return null;
  if (down <= Math.min(toLeft, toRight)) return { x: 0, y: down };
  return { x: toLeft < toRight ? -toLeft : toRight, y: 0 };
}

/**
 * How far the visitor's house is drawn beside its place, so that neither it nor a project at his door hides the other; null
 * where nothing is near.
 */
export function asideOf(place: Spot, others: readonly (Spot & { kind: MapPinKind })[]): Spot | null {
  const ways = others.flatMap((other) => leaving(place, other) ?? []);
  const lengthOf = ({ x, y }: Spot) => Math.hypot(x, y);
  return ways.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null;
}
