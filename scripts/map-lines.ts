/** A place on the grid of a map's file, or in degrees: longitude first, as in GeoJSON. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

const isSame = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** The distance of a point from a segment; degrees of longitude have their length in the middle of France. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const shrink = Math.cos((46.5 * Math.PI) / 180);
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const [px, py] = [(x - ax) * shrink, y - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - t * dx, py - t * dy);
}

/** Douglas and Peucker's algorithm: the fewest points that keep a line within a tolerance. Its ends stay. */
export function simplified(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length - 1]);
  const waiting: [number, number][] = [[0, line.length - 1]];
  // A ring's ends coincide, so it is split at the point farthest from them.
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [from, to] = span;
    let farthest = from;
    let distance = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const here = distanceTo(line[index] as Point, line[from] as Point, line[to] as Point);
      if (here > distance) [farthest, distance] = [index, here];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    waiting.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** A line by its place among others; one that is read backwards is the complement of it, as in TopoJSON. */
type Reference = number;

/** The rings formed by lines that meet at their ends. */
export function ringsOf(lines: ReadonlyMap<Reference, Line>): Reference[][] {
  const left = new Map(lines);
  const rings: Reference[][] = [];
  for (const [first, line] of lines) {
    if (!left.delete(first)) continue;
    const ring = [first];
    let end = line.at(-1);
    while (!isSame(line[0], end)) {
      const next = [...left].find(([, other]) => isSame(other[0], end) || isSame(other.at(-1), end));
      if (!next) throw new Error(`A border stops at ${end}`);
      const [reference, other] = next;
      left.delete(reference);
      const isOnward = isSame(other[0], end);
      ring.push(isOnward ? reference : ~reference);
      end = isOnward ? other.at(-1) : other[0];
    }
    rings.push(ring);
  }
  return rings;
}

/** The area of a ring, in square degrees. */
export function areaOf(ring: Line): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

export function isInside([x, y]: Point, rings: readonly Line[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 0; index < ring.length - 1; index += 1) {
      const [ax, ay] = ring[index] as Point;
      const [bx, by] = ring[index + 1] as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** The parts of a line whose segments touch what is asked for. */
export function runsWithin(line: Line, isWanted: (point: Point) => boolean): Line[] {
  const runs: Point[][] = [];
  let wasWanted = false;
  line.forEach((point, index) => {
    const isHere = isWanted(point);
    if (index > 0 && (isHere || wasWanted)) {
      const run = runs.at(-1);
      const before = line[index - 1] as Point;
      if (run && run.at(-1) === before) run.push(point);
      else runs.push([before, point]);
    }
    wasWanted = isHere;
  });
  return runs;
}

/** The part of a ring on one side of a straight line, closed along it. */
function halfOf(ring: Line, isIn: (point: Point) => boolean, cut: (a: Point, b: Point) => Point): Line {
  const points = ring.slice(1).flatMap((point, index) => {
    const before = ring[index] as Point;
    const crossing = isIn(before) === isIn(point) ? [] : [cut(before, point)];
    return isIn(point) ? [...crossing, point] : crossing;
  });
  return points.length > 0 ? [...points, points[0] as Point] : [];
}

/** Sutherland and Hodgman's algorithm: the part of a ring inside a box. */
export function clipped(ring: Line, { west, south, east, north }: Box): Line {
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  const left = halfOf(ring, ([x]) => x >= west, atX(west));
  const right = halfOf(left, ([x]) => x <= east, atX(east));
  const below = halfOf(right, ([, y]) => y >= south, atY(south));
  return halfOf(below, ([, y]) => y <= north, atY(north));
}

export const distanceKm = (a: Point, b: Point) =>
  Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1]) * 111.195;

/** A whole number as in Google's encoded polylines: five bits per character, the sign last. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let letters = "";
  for (; rest >= 32; rest >>= 5) letters += String.fromCharCode((32 | (rest & 31)) + 63);
  return letters + String.fromCharCode(rest + 63);
}

/** Encodes lines of points on a grid: each point as the step from the one before, even from line to line. */
export function encodeLines(lines: readonly Line[]): string {
  let x = 0;
  let y = 0;
  const letters = (line: Line) =>
    line
      .map(([nextX, nextY]) => {
        const way = encodeNumber(nextX - x) + encodeNumber(nextY - y);
        [x, y] = [nextX, nextY];
        return way;
      })
      .join("");
  return lines.map(letters).join(" ");
}

/** A line without consecutive equal points. */
export const withoutRepeats = (line: Line): Line =>
  line.filter((point, index) => index === 0 || !isSame(point, line[index - 1]));
