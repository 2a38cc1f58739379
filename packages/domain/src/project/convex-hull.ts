type Flat = { readonly x: number; readonly y: number };

/** Over 0 when the three turn to the left. */
const turn = (a: Flat, b: Flat, c: Flat): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** One side of the hull of points in the order of x, by Andrew's monotone chain. */
function sideOf<P extends Flat>(points: readonly P[]): P[] {
  const side: P[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [side[side.length - 2], side[side.length - 1]];
      if (!before || !last || turn(before, last, point) > 0) break;
      side.pop();
    }
    side.push(point);
  }
  return side;
}

/** The corners of the smallest convex area of the plane that holds all the points, in n log n. */
export function convexHull<P extends Flat>(points: readonly P[]): Set<P> {
  const ordered = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return new Set([...sideOf(ordered), ...sideOf(ordered.toReversed())]);
}
