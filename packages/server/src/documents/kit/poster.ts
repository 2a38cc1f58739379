import type { KitData } from "./data.ts";
import { type NoticeMeasures, notice } from "./notice.ts";
import { a4, a4Pixels } from "./paper-sizes.ts";
import type { Sheet } from "./scene.ts";

/** The name, the town and what to do are read from two metres away. */
const measures: NoticeMeasures = {
  ...a4,
  margin: 36,
  gap: 18,
  brand: 28,
  name: [46, 27],
  place: [23, 16],
  pitch: 21,
  gain: 16,
  panel: 172,
  call: 23,
  small: 14,
  address: 24,
  legal: 8,
};

/** In A4, to hang in a hall, a shop or the town hall. */
export const poster = (data: KitData): Sheet => ({
  title: data.facts.project
    ? `Affiche – ${data.facts.project.name}, ${data.facts.project.town}`
    : "Affiche à compléter",
  ...a4,
  items: notice(data, measures),
  pixelWidth: a4Pixels.upright,
});
