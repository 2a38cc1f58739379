import { randomOf } from "./pictures/random.ts";
import { clouds, foreground, hills, hourOf, sky, treeline } from "./pictures/scenery.ts";
import { type PictureKind, subjects } from "./pictures/subjects.ts";

export type { PictureKind } from "./pictures/subjects.ts";

/**
 * A drawn landscape with the project's installation in it, 1200 × 800, as the text of an SVG file.
 * The same seed and kind always give the same picture. It needs no font, style sheet or outside file, so that any
 * renderer can turn it into pixels.
 */
export function projectPictureSvg(seed: number, kind: PictureKind): string {
  const random = randomOf(seed);
  const hour = hourOf(random);
  const layers = [
    sky(random, hour),
    clouds(random, hour),
    hills(random, hour),
    treeline(random, hour),
    subjects[kind](random, hour),
    foreground(random, hour),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${layers.join("")}</svg>`;
}
