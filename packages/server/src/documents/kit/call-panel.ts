import { type KitFacts, type PrintWords, typedAddress } from "@mec/domain/kit";
import { colors } from "./colors.ts";
import { type Fitted, fitText, placeText } from "./lines.ts";
import { qrCard } from "./qr-code.ts";
import type { Box, Item } from "./scene.ts";
import { filled, roundedPath } from "./shapes.ts";

interface Sizes {
  readonly padding: number;
  readonly radius: number;
  readonly call: number;
  readonly small: number;
  readonly address: number;
  readonly hasContact: boolean;
}

interface Row {
  readonly text: Fitted;
  /** The space above it. */
  readonly gap: number;
  readonly color: string;
  readonly link?: string;
}

/** On one line while readable; else the host name on one line, and the rest on the next. */
function addressRows(address: string, width: number, size: number): Row[] {
  const look = { color: colors.sun, link: address };
  const set = (text: string, mostLines: number, largest: number) =>
    fitText(text, { font: "bold", width, mostLines, largest, smallest: size * 0.6, leading: 1.2 });
  const typed = typedAddress(address);
  const whole = set(typed, 1, size);
  if (whole.isWhole) return [{ ...look, text: whole, gap: 0 }];
  const path = typed.indexOf("/");
  return [typed.slice(0, path), typed.slice(path)].map((part) => ({
    ...look,
    text: set(part, 2, size * 0.75),
    gap: 0,
  }));
}

function rowsOf(width: number, facts: KitFacts, words: PrintWords, sizes: Sizes): Row[] {
  const set = (text: string, font: "regular" | "bold", size: number, mostLines: number) =>
    fitText(text, {
      font,
      width,
      mostLines,
      largest: size,
      smallest: size * 0.7,
      leading: 1.2,
      isBalanced: true,
    });
  const { call, small, address, hasContact } = sizes;
  return [
    { text: set(words.call, "bold", call, 2), gap: 0, color: colors.white },
    { text: set(words.orType, "regular", small, 1), gap: small * 0.6, color: colors.greenPale },
    ...addressRows(facts.address, width, address),
    ...(hasContact
      ? [{ text: set(words.contact, "regular", small * 0.9, 2), gap: small * 0.7, color: colors.greenPale }]
      : []),
  ];
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { text, gap }) => sum + gap + text.height, 0);

/** Shrinks everything when a long address takes the room of the rest. */
function fittingRows(width: number, height: number, facts: KitFacts, words: PrintWords, sizes: Sizes): Row[] {
  const shrunk = (by: number) =>
    rowsOf(width, facts, words, {
      ...sizes,
      call: sizes.call * by,
      small: sizes.small * by,
      address: sizes.address * by,
    });
  for (let by = 1; by > 0.5; by -= 0.05) {
    const rows = shrunk(by);
    if (heightOf(rows) <= height) return rows;
  }
  return shrunk(0.5);
}

/** The call to action: scan, or type the address. White on green, the code on its white card. */
export function callPanel(box: Box, facts: KitFacts, words: PrintWords, sizes: Sizes): Item[] {
  const { padding, radius } = sizes;
  const side = box.height - 2 * padding;
  const x = box.x + side + 2 * padding;
  const width = box.x + box.width - padding - x;
  const rows = fittingRows(width, side, facts, words, sizes);
  let y = box.y + (box.height - heightOf(rows)) / 2;
  const texts = rows.map(({ text, gap, color, link }) => {
    const item = placeText(text, { x, y: y + gap, color, ...(link ? { link } : {}) });
    y += gap + text.height;
    return item;
  });
  const card = { x: box.x + padding, y: box.y + padding, width: side, height: side };
  return [
    filled(roundedPath(box, radius), colors.green),
    ...qrCard(facts.address, card, radius * 0.6),
    ...texts,
  ];
}
