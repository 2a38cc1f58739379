import {
  type Coordinates,
  earthRadiusKm,
  greatCircleKm,
  haversine,
  toDegrees,
  toRadians,
} from "../address/index.ts";
import { formatDistance } from "../shared/index.ts";
import { greatestPairwiseDistance, outlineOf } from "./greatest-distance.ts";
import { standingArea } from "./standing-area.ts";

/** The side of the grid's squares, in km. */
const gridKm = 0.5;

/** A place stands between 250 m and this distance (km) from the node that speaks for it. */
export const mostShiftKm = 0.505;

declare const snapped: unique symbol;
/** A node of the grid: all that the public may learn of a participant's place. */
export type PublicPlace = Coordinates & { readonly [snapped]: true };

const rowDegrees = toDegrees(gridKm / earthRadiusKm);

/** Longitudes go round: 180.2 is -179.8. */
const wrapped = (longitude: number): number => longitude - 360 * Math.round(longitude / 360);

/** The nodes around a place: 500 m apart in their row at any latitude of France, overseas included. */
function nodesAround({ latitude, longitude }: Coordinates): Coordinates[] {
  const nearestRow = Math.round(latitude / rowDegrees);
  const nodes: Coordinates[] = [];
  for (let row = nearestRow - 1; row <= nearestRow + 1; row += 1) {
    const rowLatitude = row * rowDegrees;
    if (Math.abs(rowLatitude) >= 90) continue;
    const columnDegrees = rowDegrees / Math.cos(toRadians(rowLatitude));
    const nearest = Math.round(longitude / columnDegrees);
    for (let column = nearest - 1; column <= nearest + 1; column += 1)
      nodes.push({ latitude: rowLatitude, longitude: wrapped(column * columnDegrees) });
  }
  return nodes;
}

/**
 * The node of the 500 m grid that speaks for a place in public, always the same for the same place: the second
 * nearest. The nearest would be the best guess of where somebody lives, and right to within 200 m for half of all
 * homes; from the second nearest nobody stands nearer than 250 m, and no other guess is better than a quarter.
 */
export function snapToGrid(place: Coordinates): PublicPlace {
  let [nearest, second] = [place, place];
  let [least, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Sorting them by their distances takes several times as long, and a public page snaps ten thousand places.
  for (const node of nodesAround(place)) {
    const far = haversine(node, place);
    if (far < least) {
      [second, next] = [nearest, least];
      [nearest, least] = [node, far];
    } else if (far < next) [second, next] = [node, far];
  }
  return (next < Number.POSITIVE_INFINITY ? second : nearest) as PublicPlace;
}

/** What the public may know of where a project reaches: no participant's own place is in it. */
export type PublicReach = {
  readonly limitKm: number;
  /** Nodes of the grid, each once; or the project's own, published address while nobody takes part. */
  readonly places: readonly Coordinates[];
  /** How far a participant may stand from his node, in km; 0 for the published address. */
  readonly slackKm: number;
  /** How many participants stand on the nodes. */
  readonly standing: number;
};

/** The nodes that speak for these places, each once. */
function nodesOf(places: readonly Coordinates[]): PublicPlace[] {
  const rows = new Map<number, Map<number, PublicPlace>>();
  for (const place of places) {
    const node = snapToGrid(place);
    const row = rows.get(node.latitude);
    if (row) row.set(node.longitude, node);
    else rows.set(node.latitude, new Map([[node.longitude, node]]));
  }
  return [...rows.values()].flatMap((row) => [...row.values()]);
}

/** The public reach of a project, from its participants' places (never its candidates'). */
export function publicReach(project: {
  limitKm: number;
  address: Coordinates;
  participants: readonly Coordinates[];
}): PublicReach {
  const { limitKm, address, participants } = project;
  if (participants.length === 0) return { limitKm, places: [address], slackKm: 0, standing: 0 };
  return { limitKm, places: nodesOf(participants), slackKm: mostShiftKm, standing: participants.length };
}

export const placeVerdicts = ["inside", "border", "outside"] as const;
export type PlaceVerdict = (typeof placeVerdicts)[number];

/** Two participants are too far apart wherever around their nodes they stand: nobody may join. */
const isSurelyBroken = ({ places, limitKm, slackKm }: PublicReach): boolean =>
  (greatestPairwiseDistance(places)?.km ?? 0) > limitKm + 2 * slackKm;

/**
 * What the public is told of a place: `inside` when it is within the limit of every participant wherever around his
 * node he stands, `outside` when it is too far from one wherever he stands, `border` when only the owner can tell.
 * That the participants respect the rule among themselves is taken for granted unless their nodes contradict it.
 */
export function publicVerdict(reach: PublicReach, place: Coordinates): PlaceVerdict {
  const { limitKm, slackKm, places } = reach;
  const farthestKm = places.reduce((farthest, node) => Math.max(farthest, greatCircleKm(node, place)), 0);
  if (farthestKm > limitKm + slackKm || isSurelyBroken(reach)) return "outside";
  return farthestKm <= limitKm - slackKm ? "inside" : "border";
}

/** The outlines of the places whose verdict is `inside`, and of those whose verdict is not `outside`. */
export function publicAreas(reach: PublicReach): { inside: Coordinates[]; reachable: Coordinates[] } {
  if (isSurelyBroken(reach)) return { inside: [], reachable: [] };
  const { places, limitKm, slackKm } = reach;
  const outline = outlineOf(places);
  return {
    inside: standingArea(outline, limitKm - slackKm),
    reachable: standingArea(outline, limitKm + slackKm),
  };
}

/** A distance as the public reads it: in km, to the nearest half. */
export const publicKm = (km: number): number => Math.round(km / gridKm) * gridKm;

/** A public distance in words: "moins de 500 m", "environ 1,5 km"; in the units of an exact one (`formatDistance`). */
export const publicDistanceText = (km: number): string =>
  km < gridKm ? "moins de 500\u00a0m" : `environ ${formatDistance(km)}`;

/**
 * About how far apart the two most distant participants are, in km to the nearest half; null under two. Their nodes may
 * be farther apart than they are: the limit is said as long as they may respect it.
 */
export function publicGreatestKm(reach: PublicReach): number | null {
  if (reach.standing < 2) return null;
  const km = greatestPairwiseDistance(reach.places)?.km ?? 0;
  return publicKm(isSurelyBroken(reach) ? km : Math.min(km, reach.limitKm));
}
