import { printWords } from "@mec/domain/kit";
import { brand } from "./brand.ts";
import { callPanel } from "./call-panel.ts";
import { type KitData, pictureAlt } from "./data.ts";
import { heading } from "./heading.ts";
import { hero } from "./hero.ts";
import type { Sheet } from "./scene.ts";

const width = 600;
const height = 315;
const margin = 22;
const column = 356;

/** A wide picture, as social networks and mails show under a link. */
export function wide({ facts, picture }: KitData): Sheet {
  const words = printWords(facts);
  const inner = column - 2 * margin;
  const panel = { x: margin, y: height - margin - 108, width: inner, height: 108 };
  const title = heading(words, inner, { name: [27, 17], place: [14, 10], gap: 4 });
  const top = margin + 22;
  return {
    title: facts.project ? `Image large – ${facts.project.name}` : "Image large à compléter",
    width,
    height,
    pixelWidth: 1200,
    items: [
      hero(
        { x: column, y: 0, width: width - column, height },
        { jpeg: picture, alt: pictureAlt(facts), radius: 0 },
      ),
      ...brand(margin, margin - 4, 20),
      ...title.at(margin, top + (panel.y - top - title.height) / 2),
      ...callPanel(panel, facts, words, {
        padding: 10,
        radius: 12,
        call: 14,
        small: 10,
        address: 15,
        hasContact: false,
      }),
    ],
  };
}
