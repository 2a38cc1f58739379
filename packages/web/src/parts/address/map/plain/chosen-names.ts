import type { PlaceName } from "./scene.ts";

/** A name and its position on the screen, in pixels: the middle of its upper edge. */
export interface WrittenName {
  readonly place: PlaceName;
  readonly x: number;
  readonly y: number;
}

const letterWidth = 7;
const height = 18;
/** Free space around a name, so that the map stays legible. */
const gap = { x: 14, y: 10 };

const half = ({ place }: WrittenName) => (place.name.length * letterWidth) / 2;

const overlap = (a: WrittenName, b: WrittenName) =>
  Math.abs(a.x - b.x) < half(a) + half(b) + gap.x && Math.abs(a.y - b.y) < height + gap.y;

/** The names that fit, in the order of their rank. */
export function chosenNames(candidates: readonly WrittenName[]): WrittenName[] {
  const chosen: WrittenName[] = [];
  for (const name of candidates.toSorted((a, b) => a.place.rank - b.place.rank)) {
    if (!chosen.some((other) => overlap(name, other))) chosen.push(name);
  }
  return chosen;
}
