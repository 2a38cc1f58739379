import { type Coordinates, decodeLines } from "./encoded-lines.ts";
import type { IndexFile } from "./file-format.ts";

/** A part of the map, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Returns a function that tells which departments a part of the map shows: those that touch the same squares
 * of the index.
 */
export function departmentsSeen({ cell, departments }: IndexFile): (box: Box) => string[] {
  const squares = Object.entries(departments).map(([code, [south, text]]) => {
    const [rows = new Float64Array()] = decodeLines(text);
    return { code, south, rows };
  });
  return (box) => {
    const [west, east] = [Math.floor(box.west / cell), Math.floor(box.east / cell)];
    const [lowest, highest] = [Math.floor(box.south / cell), Math.floor(box.north / cell)];
    function isSeen(south: number, rows: Coordinates): boolean {
      const end = Math.min(highest - south, rows.length / 2 - 1);
      for (let row = Math.max(0, lowest - south); row <= end; row += 1) {
        const [first = 0, last = 0] = rows.subarray(row * 2, row * 2 + 2);
        if (last >= west && first <= east) return true;
      }
      return false;
    }
    return squares.filter(({ south, rows }) => isSeen(south, rows)).map(({ code }) => code);
  };
}
