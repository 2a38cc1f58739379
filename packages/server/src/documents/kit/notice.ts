import { printWords } from "@mec/domain/kit";
import { brand } from "./brand.ts";
import { callPanel } from "./call-panel.ts";
import { colors } from "./colors.ts";
import { type KitData, pictureAlt } from "./data.ts";
import { heading, headingToFill } from "./heading.ts";
import { hero } from "./hero.ts";
import { type Fitted, fitText, placeText, widthOf } from "./lines.ts";
import type { Item } from "./scene.ts";
import { circlePath, filled, stroked } from "./shapes.ts";

/** The measures of a sheet that announces a project. */
export interface NoticeMeasures {
  readonly width: number;
  readonly height: number;
  /** Printers leave a white edge, and shops trim: nothing that matters is closer to the edge. */
  readonly margin: number;
  readonly gap: number;
  readonly brand: number;
  readonly name: readonly [largest: number, smallest: number];
  readonly place: readonly [largest: number, smallest: number];
  readonly pitch: number;
  readonly gain: number;
  readonly panel: number;
  readonly call: number;
  readonly small: number;
  readonly address: number;
  readonly legal: number;
}

const tick = (x: number, y: number, size: number): Item[] => [
  filled(circlePath(x + size / 2, y + size / 2, size / 2), colors.greenPale),
  stroked(
    `M${x + size * 0.28} ${y + size * 0.52}L${x + size * 0.44} ${y + size * 0.68}L${x + size * 0.74} ${y + size * 0.34}`,
    { color: colors.green, width: size * 0.12 },
  ),
];

function gainRows(gains: readonly Fitted[], x: number, top: number, size: number, gap: number): Item[] {
  let y = top;
  return gains.flatMap((gain) => {
    const mark = tick(x, y + (gain.leading - size) / 2, size);
    const text = placeText(gain, { x: x + size * 1.5, y, color: colors.ink });
    y += gain.height + gap;
    return [...mark, text];
  });
}

/** A poster or a flyer: the picture takes the room that the words leave, so that no page is empty nor too full. */
export function notice({ facts, picture }: KitData, measures: NoticeMeasures): Item[] {
  const { width, height, margin, gap } = measures;
  const words = printWords(facts);
  const inner = width - 2 * margin;
  const set = (text: string, font: "regular" | "bold", size: number, mostLines: number, across = inner) =>
    fitText(text, { font, width: across, mostLines, largest: size, smallest: size * 0.75, isBalanced: true });
  const sizes = { name: measures.name, place: measures.place, gap: gap * 0.35 };
  const title = facts.project ? heading(words, inner, sizes) : headingToFill(inner, sizes);
  const pitch = set(words.pitch, "regular", measures.pitch, 2);
  const mark = measures.gain * 1.3;
  const gains = words.gains.map((gain) => set(gain, "regular", measures.gain, 2, inner - mark * 1.5));
  const gainGap = measures.gain * 0.35;
  const gainsHeight = gains.reduce((sum, gain) => sum + gain.height + gainGap, -gainGap);
  const legal = fitText(words.legal, {
    font: "regular",
    width: inner,
    mostLines: 4,
    largest: measures.legal,
    smallest: measures.legal,
  });

  const kind = set(words.kind, "regular", measures.small * 0.95, 1);

  const legalTop = height - margin - legal.height;
  const panelTop = legalTop - gap * 0.7 - measures.panel;
  const gainsTop = panelTop - gap - gainsHeight;
  const pitchTop = gainsTop - gap * 0.8 - pitch.height;
  const titleTop = pitchTop - gap * 0.6 - title.height;
  const heroTop = margin + measures.brand + gap * 0.8;
  const heroBox = { x: margin, y: heroTop, width: inner, height: titleTop - gap - heroTop };
  return [
    ...brand(margin, margin, measures.brand),
    placeText(kind, {
      x: width - margin - widthOf(kind.lines[0] ?? "", kind.font, kind.size),
      y: margin + (measures.brand - kind.height) / 2,
      color: colors.grey,
    }),
    hero(heroBox, { jpeg: picture, alt: pictureAlt(facts), radius: gap }),
    ...title.at(margin, titleTop),
    placeText(pitch, { x: margin, y: pitchTop, color: colors.ink }),
    ...gainRows(gains, margin, gainsTop, mark, gainGap),
    ...callPanel({ x: margin, y: panelTop, width: inner, height: measures.panel }, facts, words, {
      padding: gap * 0.9,
      radius: gap,
      call: measures.call,
      small: measures.small,
      address: measures.address,
      hasContact: true,
    }),
    placeText(legal, { x: margin, y: legalTop, color: colors.grey }),
  ];
}
