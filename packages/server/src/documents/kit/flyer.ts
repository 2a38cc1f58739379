import { colors } from "./colors.ts";
import type { KitData } from "./data.ts";
import { type NoticeMeasures, notice } from "./notice.ts";
import { a4, a4Pixels } from "./paper-sizes.ts";
import type { Sheet } from "./scene.ts";
import { stroked } from "./shapes.ts";

const width = a4.height / 2;
const height = a4.width;

const measures: NoticeMeasures = {
  width,
  height,
  margin: 28,
  gap: 12,
  brand: 20,
  name: [30, 18],
  place: [15, 11],
  pitch: 13.5,
  gain: 11.5,
  panel: 136,
  call: 16,
  small: 10.5,
  address: 16,
  legal: 6.5,
};

/** Two A5 flyers on a sheet to cut in the middle; the second is a repetition. */
export function flyer(data: KitData): Sheet {
  const items = notice(data, measures);
  return {
    title: data.facts.project
      ? `Tracts – ${data.facts.project.name}, ${data.facts.project.town}`
      : "Tracts à compléter",
    width: 2 * width,
    height,
    items: [
      { kind: "group", items },
      { kind: "group", items, shift: [width, 0], isRepeated: true },
      stroked(`M${width} 0v${height}`, { color: colors.line, width: 0.6, dash: [4, 4] }),
    ],
    pixelWidth: a4Pixels.lying,
  };
}
