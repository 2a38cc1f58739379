/** How a file's whole numbers become degrees. */
export interface Grid {
  readonly scale: readonly [longitude: number, latitude: number];
  readonly translate: readonly [longitude: number, latitude: number];
}

/** The points of a line one after the other: x, y, x, y… */
export type Coordinates = Float64Array;

/** The integers in a text written with the letters of Google's encoded polylines. */
function* numbersOf(text: string): Generator<number> {
  let value = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const five = text.charCodeAt(index) - 63;
    value |= (five & 31) << shift;
    shift += 5;
    if (five >= 32) continue;
    yield value & 1 ? ~(value >> 1) : value >> 1;
    value = 0;
    shift = 0;
  }
}

/** Lines on a file's grid (scripts/map-lines.ts writes them): each point is an offset from the one before. */
export function decodeLines(text: string): Coordinates[] {
  let x = 0;
  let y = 0;
  return text.split(" ").map((letters) => {
    const line = Float64Array.from(numbersOf(letters));
    for (let index = 0; index < line.length; index += 2) {
      x += line[index] ?? 0;
      y += line[index + 1] ?? 0;
      line[index] = x;
      line[index + 1] = y;
    }
    return line;
  });
}
