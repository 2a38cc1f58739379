import { type Coordinates, greatCircleKm } from "../address/index.ts";
import { convexHull } from "./convex-hull.ts";
import {
  add,
  CHORD_TOLERANCE,
  cross,
  dot,
  normalise,
  scale,
  squaredChord,
  toVector,
  type Vector,
} from "./sphere.ts";

/** The two most distant points, as indexes in the list (the smaller first), and their distance. */
export type GreatestDistance = { km: number; pair: [number, number] };

/** The point of the list that is farthest from a place, the first of equals; -1 and 0 km in an empty list. */
type Farthest = { index: number; km: number };

/**
 * A place seen along the axis through the middle of all: how far it is from the axis and in which direction, and how
 * high it stands on it.
 */
type Site = {
  index: number;
  coordinates: Coordinates;
  vector: Vector;
  radius: number;
  angle: number;
  height: number;
};

/** How a place is seen along an axis. */
type View = (vector: Vector) => Pick<Site, "radius" | "angle" | "height">;

/** Angles near the opposite direction are exact to 1e-8 only: the cosine hardly moves there. */
const ANGLE_MARGIN = 1e-7;

function viewAlong(sum: Vector): View {
  const axis = Math.hypot(...sum) > CHORD_TOLERANCE ? normalise(sum) : ([0, 0, 1] as const);
  const across = normalise(cross(axis, Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const along = cross(axis, across);
  return (vector) => {
    const x = dot(across, vector);
    const y = dot(along, vector);
    return { radius: Math.hypot(x, y), angle: Math.atan2(y, x), height: dot(axis, vector) };
  };
}

type Field = { sites: Site[]; view: View; widest: number; lowest: number; highest: number };

/** One site per distinct place (the flats of a building count once), by direction from the middle of all. */
function fieldOf(points: readonly Coordinates[]): Field {
  const known = new Map<number, Set<number>>();
  const all: Pick<Site, "index" | "coordinates" | "vector">[] = [];
  points.forEach((coordinates, index) => {
    const { latitude, longitude } = coordinates;
    const longitudes = known.get(latitude) ?? new Set();
    known.set(latitude, longitudes);
    if (longitudes.has(longitude)) return;
    longitudes.add(longitude);
    all.push({ index, coordinates, vector: toVector(coordinates) });
  });
  const sum = all.reduce<Vector>((total, { vector }) => add(total, vector), [0, 0, 0]);
  const view = viewAlong(scale(sum, 1 / Math.max(1, all.length)));
  const sites = all.map((site) => {
    const { radius, angle, height } = view(site.vector);
    return { index: site.index, coordinates: site.coordinates, vector: site.vector, radius, angle, height };
  });
  sites.sort((a, b) => a.angle - b.angle);
  const heights = sites.map(({ height }) => height);
  return {
    sites,
    view,
    widest: sites.reduce((most, { radius }) => Math.max(most, radius), 0),
    lowest: heights.reduce((least, height) => Math.min(least, height), 1),
    highest: heights.reduce((most, height) => Math.max(most, height), -1),
  };
}

/** The first site whose direction is not before this one. */
function firstFrom(sites: readonly Site[], angle: number): number {
  let low = 0;
  let high = sites.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sites[middle]?.angle ?? 0) < angle) low = middle + 1;
    else high = middle;
  }
  return low;
}

const turned = (angle: number): number => (angle > Math.PI ? angle - 2 * Math.PI : angle);

/**
 * How far from the opposite direction a site may stand that is `toBeat` (a chord) away or more. Whoever stands at an
 * angle θ is at most at √(max(ρ², ρ² + R² − 2ρR cos θ) + h²), R being the radius of all and h the difference of heights.
 */
function halfWindow(
  { widest, lowest, highest }: Field,
  { radius, height }: Pick<Site, "radius" | "height">,
  toBeat: number,
): number {
  const step = Math.max(Math.abs(height - lowest), Math.abs(height - highest));
  const wanted = toBeat * toBeat - step * step;
  if (wanted <= radius * radius || radius === 0 || widest === 0) return Math.PI;
  const cosine = (radius * radius + widest * widest - wanted) / (2 * radius * widest);
  return cosine >= 1 ? Math.PI : Math.PI - Math.acos(Math.max(-1, cosine)) + ANGLE_MARGIN;
}

/** The farthest site from a place, if any is farther than a chord of `floor`. */
function search(
  field: Field,
  place: Coordinates,
  from: Pick<Site, "vector" | "radius" | "angle" | "height">,
  floor: number,
): Farthest | null {
  const { sites } = field;
  const opposite = turned(from.angle + Math.PI);
  let found: Farthest | null = null;
  let toBeat = floor;
  const compare = (site: Site | undefined): void => {
    if (!site) return;
    const squared = squaredChord(from.vector, site.vector);
    if (squared < toBeat * toBeat) return;
    const km = greatCircleKm(place, site.coordinates);
    if (!found || km > found.km) found = { index: site.index, km };
    toBeat = Math.max(toBeat, Math.sqrt(squared) - CHORD_TOLERANCE);
  };
  const start = firstFrom(sites, opposite) % Math.max(1, sites.length);
  compare(sites[start]);
  const half = halfWindow(field, from, toBeat);
  const count = sites.length;
  const isWithin = (site: Site | undefined): boolean => {
    const apart = Math.abs((site?.angle ?? 0) - opposite);
    return Math.min(apart, 2 * Math.PI - apart) <= half;
  };
  let seen = 1;
  for (let next = start + 1; seen < count && isWithin(sites[next % count]); next++, seen++)
    compare(sites[next % count]);
  for (let next = start - 1 + count; seen < count && isWithin(sites[next % count]); next--, seen++)
    compare(sites[next % count]);
  return found;
}

/** Over this height all the sites are within 40° of their middle, and of each other within a quarter of the Earth. */
const COMPACT = 0.77;

/**
 * The field without the sites that are never the farthest from any near place: within a quarter of the Earth
 * the farthest is always a corner of the hull. Seen from the centre of the Earth great circles are straight.
 */
function cornersOf(field: Field): Field {
  if (field.lowest < COMPACT) return field;
  const flat = field.sites.map((site) => {
    const out = site.radius / site.height;
    return { site, x: out * Math.cos(site.angle), y: out * Math.sin(site.angle) };
  });
  const corners = convexHull(flat);
  return { ...field, sites: flat.filter((point) => corners.has(point)).map(({ site }) => site) };
}

/** Up to this many points, comparing each takes less time than looking for the direction in which the farthest stands. */
const few = 64;

/** The farthest of a few sites. */
function farthestOf(sites: readonly Site[], place: Coordinates, vector: Vector): Farthest {
  let most = 0;
  for (const site of sites) most = Math.max(most, squaredChord(vector, site.vector));
  const nearlyMost = Math.max(0, Math.sqrt(most) - CHORD_TOLERANCE) ** 2;
  let found: Farthest = { index: -1, km: -1 };
  for (const site of sites) {
    if (squaredChord(vector, site.vector) < nearlyMost) continue;
    const km = greatCircleKm(place, site.coordinates);
    if (km > found.km) found = { index: site.index, km };
  }
  return found;
}

/** What limits a place that has to be near all the points of a list, which are ordered once for many questions. */
export interface Outline {
  /** The points that may be the farthest from somewhere near: a place within a limit of these is within it of all points. */
  readonly edge: readonly Coordinates[];
  /** The point farthest from a place (to some micrometres): only the edge is looked at, in the opposite direction. */
  readonly farthest: (place: Coordinates) => Farthest;
  /** The same as `greatestPairwiseDistance` of the points. */
  readonly greatest: () => GreatestDistance | null;
}

export function outlineOf(points: readonly Coordinates[]): Outline {
  const all = fieldOf(points);
  const corners = cornersOf(all);
  const areFew = corners.sites.length > 0 && corners.sites.length <= few;
  return {
    edge: corners.sites.map(({ coordinates }) => coordinates),
    farthest(place) {
      const vector = toVector(place);
      const from = { vector, ...all.view(vector) };
      if (from.height < COMPACT) return search(all, place, from, 0) ?? { index: -1, km: 0 };
      if (areFew) return farthestOf(corners.sites, place, vector);
      return search(corners, place, from, 0) ?? { index: -1, km: 0 };
    },
    greatest: () => greatestOf(points, all),
  };
}

/**
 * The greatest great-circle distance between any two points: the measure of the legal perimeter (arrêté of
 * 21 November 2019: "the two most distant participants"). Exact: the distance is that of `greatCircleKm`, the
 * same that comparing every pair gives. Null under two points.
 *
 * Who stands nearer to the middle than the pair to beat allows is left out; of the others only those in the opposite
 * direction are compared. Ordering them is n log n, and so is all of it for the places of a town, on a circle too. The
 * outermost is compared first: hardly any other of a town is then left to compare.
 */
export const greatestPairwiseDistance = (points: readonly Coordinates[]): GreatestDistance | null =>
  greatestOf(points, fieldOf(points));

function greatestOf(points: readonly Coordinates[], field: Field): GreatestDistance | null {
  if (points.length < 2) return null;
  let best: GreatestDistance = { km: 0, pair: [0, 1] };
  let toBeat = 0;
  const compare = (site: Site): void => {
    if (isTooNear(field, site, toBeat)) return;
    const found = search(field, site.coordinates, site, toBeat);
    if (!found || found.km <= best.km) return;
    best = { km: found.km, pair: ordered(site.index, found.index) };
    const other = points[found.index];
    if (other)
      toBeat = Math.max(toBeat, Math.sqrt(squaredChord(site.vector, toVector(other))) - CHORD_TOLERANCE);
  };
  const outermost = field.sites.find(({ radius }) => radius === field.widest);
  if (outermost) compare(outermost);
  const others = field.sites.filter((site) => !isTooNear(field, site, toBeat));
  for (const site of others.sort((one, other) => other.radius - one.radius)) compare(site);
  return best;
}

/** Whether a site is so near the middle that no other can be `toBeat` away from it. */
function isTooNear({ widest, lowest, highest }: Field, { radius, height }: Site, toBeat: number): boolean {
  const step = Math.max(Math.abs(height - lowest), Math.abs(height - highest));
  return (radius + widest) ** 2 + step * step < Math.max(0, toBeat - CHORD_TOLERANCE) ** 2;
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
