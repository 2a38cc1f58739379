import { add, cross, dot, normalise, scale, squaredChord, type Vector } from "./sphere.ts";

/** A round piece of the sphere; `reach` is the squared chord from its centre to its edge. */
type Cap = { centre: Vector; reach: number };

/** 6 mm on the ground: enough for a circle through three points that are almost aligned. */
const TOLERANCE = 1e-9;

const holds = ({ centre, reach }: Cap, point: Vector): boolean =>
  Math.sqrt(squaredChord(centre, point)) <= Math.sqrt(reach) + TOLERANCE;

const capAround = (centre: Vector, edge: Vector): Cap => ({ centre, reach: squaredChord(centre, edge) });

const capOfTwo = (a: Vector, b: Vector): Cap => capAround(normalise(add(a, b)), a);

function capOfThree(a: Vector, b: Vector, c: Vector): Cap {
  const axis = normalise(cross(add(b, scale(a, -1)), add(c, scale(a, -1))));
  return capAround(dot(axis, a) < 0 ? scale(axis, -1) : axis, a);
}

type Support = { cap: Cap; points: Vector[] };

/** The smallest cap around two to four points: some two or three of them are on its edge. */
function smallestAround(points: readonly Vector[]): Support | null {
  const found: Support[] = [];
  points.forEach((a, i) => {
    points.slice(i + 1).forEach((b, j) => {
      found.push({ cap: capOfTwo(a, b), points: [a, b] });
      for (const c of points.slice(i + j + 2)) found.push({ cap: capOfThree(a, b, c), points: [a, b, c] });
    });
  });
  return found
    .filter(({ cap }) => points.every((point) => holds(cap, point)))
    .reduce<Support | null>((best, next) => (best && best.cap.reach <= next.cap.reach ? best : next), null);
}

/**
 * The centre of the smallest round area that holds all the points (well under a hemisphere): grown from the first
 * point by the farthest one outside until none is.
 */
export function centreOfSmallestCap(first: Vector, others: readonly Vector[]): Vector {
  let support: Support = { cap: { centre: first, reach: 0 }, points: [first] };
  for (;;) {
    const { centre } = support.cap;
    const farthest = others.reduce(
      (far, point) => (squaredChord(centre, point) > squaredChord(centre, far) ? point : far),
      first,
    );
    const grown = holds(support.cap, farthest) ? null : smallestAround([...support.points, farthest]);
    if (!grown || grown.cap.reach <= support.cap.reach) return centre;
    support = grown;
  }
}
