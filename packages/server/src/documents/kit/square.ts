import { printWords } from "@mec/domain/kit";
import { brand } from "./brand.ts";
import { callPanel } from "./call-panel.ts";
import { colors } from "./colors.ts";
import { type KitData, pictureAlt } from "./data.ts";
import { heading } from "./heading.ts";
import { hero } from "./hero.ts";
import { fitText, placeText } from "./lines.ts";
import type { Sheet } from "./scene.ts";
import { filled, roundedPath } from "./shapes.ts";

const side = 540;
const margin = 28;
const inner = side - 2 * margin;
const panel = { x: margin, y: side - margin - 132, width: inner, height: 132 };

/** A square picture, as social networks show them. */
export function square({ facts, picture }: KitData): Sheet {
  const words = printWords(facts);
  const title = heading(words, inner, { name: [34, 23], place: [19, 14], gap: 5 });
  const pitch = fitText(words.pitch, {
    font: "regular",
    width: inner,
    mostLines: 2,
    largest: 17,
    smallest: 14,
    isBalanced: true,
  });
  const pitchTop = panel.y - 16 - pitch.height;
  const titleTop = pitchTop - 8 - title.height;
  const heroBox = { x: 0, y: 0, width: side, height: titleTop - 16 };
  const tag = { x: 20, y: 18, width: 196, height: 34 };
  return {
    title: facts.project ? `Image carrée – ${facts.project.name}` : "Image carrée à compléter",
    width: side,
    height: side,
    pixelWidth: 1080,
    items: [
      hero(heroBox, { jpeg: picture, alt: pictureAlt(facts), radius: 0 }),
      filled(roundedPath(tag, 10), colors.white),
      ...brand(tag.x + 7, tag.y + 5.5, 23),
      ...title.at(margin, titleTop),
      placeText(pitch, { x: margin, y: pitchTop, color: colors.ink }),
      ...callPanel(panel, facts, words, {
        padding: 14,
        radius: 14,
        call: 19,
        small: 13,
        address: 21,
        hasContact: false,
      }),
    ],
  };
}
