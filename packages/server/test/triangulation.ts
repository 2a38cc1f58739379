import { type Coordinates, greatCircleKm } from "@mec/domain/address";

/** Says whether the public is told that a project is within reach of a place. */
export type Oracle = (place: Coordinates) => Promise<boolean>;

const kmPerDegree = 111.195;

/** A place this many km east and north of another, on a plane that is accurate enough for a few km. */
export function moved({ latitude, longitude }: Coordinates, east: number, north: number): Coordinates {
  return {
    latitude: latitude + north / kmPerDegree,
    longitude: longitude + east / (kmPerDegree * Math.cos((latitude * Math.PI) / 180)),
  };
}

const toward = (from: Coordinates, angle: number, km: number) =>
  moved(from, km * Math.cos(angle), km * Math.sin(angle));

/** The point where the answer changes, between a place within reach and one that is not. */
async function edge(
  oracle: Oracle,
  { inside: from, farthestKm, precisionKm }: Attack,
  angle: number,
): Promise<Coordinates> {
  let [near, far] = [0, farthestKm];
  while (far - near > precisionKm) {
    const middle = (near + far) / 2;
    if (await oracle(toward(from, angle, middle))) near = middle;
    else far = middle;
  }
  return toward(from, angle, near);
}

/** The centre, on the side of `inside`, of the circle of a radius through two places. */
function centreOf(a: Coordinates, b: Coordinates, radiusKm: number, inside: Coordinates): Coordinates | null {
  const scale = kmPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  const [x, y] = [(b.longitude - a.longitude) * scale, (b.latitude - a.latitude) * kmPerDegree];
  const chord = Math.hypot(x, y);
  if (chord < 1e-3 || chord > 2 * radiusKm) return null;
  const height = Math.sqrt(radiusKm * radiusKm - (chord * chord) / 4);
  const sides = [1, -1].map((side) =>
    moved(a, x / 2 - (side * height * y) / chord, y / 2 + (side * height * x) / chord),
  );
  return sides.sort((one, other) => greatCircleKm(one, inside) - greatCircleKm(other, inside))[0] ?? null;
}

/** Centres on which at least three pairs of neighbouring edges agree to 20 m. */
function agreed(centres: readonly Coordinates[]): Coordinates[] {
  const found: Coordinates[] = [];
  for (const centre of centres) {
    const near = centres.filter((other) => greatCircleKm(centre, other) < 0.02);
    if (near.length < 3 || found.some((known) => greatCircleKm(known, centre) < 0.05)) continue;
    const mean = (pick: (place: Coordinates) => number) =>
      near.reduce((sum, place) => sum + pick(place), 0) / near.length;
    found.push({ latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) });
  }
  return found;
}

export interface Attack {
  /** A place that is within reach. */
  readonly inside: Coordinates;
  readonly directions: number;
  readonly farthestKm: number;
  readonly precisionKm: number;
  /** The assumed distance of the edge from a participant. */
  readonly radiusKm: number;
}

/**
 * A stranger's search for who takes part in a project: the edge of what is within reach, in many directions, is made
 * of arcs around the most distant participants; two neighbouring edges give a centre.
 */
export async function triangulate(oracle: Oracle, attack: Attack): Promise<Coordinates[]> {
  const { inside, directions, radiusKm } = attack;
  const edges: Coordinates[] = [];
  for (let direction = 0; direction < directions; direction++) {
    edges.push(await edge(oracle, attack, (2 * Math.PI * direction) / directions));
  }
  const centres = edges.map((place, index) => {
    const next = edges[(index + 1) % edges.length];
    return next ? centreOf(place, next, radiusKm, inside) : null;
  });
  return agreed(centres.filter((centre) => centre !== null));
}
