import { type KitFacts, type Letter, typedAddress } from "@mec/domain/kit";
import { brand } from "./brand.ts";
import { colors } from "./colors.ts";
import { type KitData, pictureAlt } from "./data.ts";
import { hero } from "./hero.ts";
import { type Fitted, fitText, placeText } from "./lines.ts";
import { a4, a4Pixels } from "./paper-sizes.ts";
import { qrCard } from "./qr-code.ts";
import type { Item, Sheet } from "./scene.ts";
import { filled, roundedPath, stroked } from "./shapes.ts";

const margin = 62;
const inner = a4.width - 2 * margin;
const brandHeight = 24;
const panelHeight = 118;
const bodyTop = 176;
/** Room for a handwritten signature. */
const signatureRoom = 34;
const smallest = 9.5;

interface Row {
  readonly text: Fitted;
  readonly gap: number;
  readonly tag?: "H1";
  readonly color?: string;
}

function rowsOf({ subject, greeting, paragraphs, closing }: Letter, size: number): Row[] {
  const set = (text: string, font: "regular" | "bold" = "regular") =>
    fitText(text, { font, width: inner, mostLines: 20, largest: size, smallest: size, leading: 1.42 });
  return [
    { text: set(`Objet\u00a0: ${subject}`, "bold"), gap: size * 1.5, tag: "H1" },
    { text: set(greeting), gap: size },
    ...paragraphs.map((paragraph) => ({ text: set(paragraph), gap: size * 0.75 })),
    { text: set(closing), gap: 0 },
  ];
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { text, gap }) => sum + text.height + gap, 0);

/** The rows at the largest size at which the letter is one page. */
function fittingRows(letter: Letter, room: number): Row[] {
  for (let size = 11; size > smallest; size -= 0.25) {
    const rows = rowsOf(letter, size);
    if (heightOf(rows) <= room) return rows;
  }
  return rowsOf(letter, smallest);
}

/** The code at the foot of a letter, with the project's name and picture beside it. */
function foot({ facts, picture }: KitData, y: number): Item[] {
  const side = panelHeight - 20;
  const photo = facts.project ? 132 : 0;
  const x = margin + side + 26;
  const width = inner - side - 42 - (photo ? photo + 10 : 0);
  const set = (
    text: string,
    font: "regular" | "bold",
    largest: number,
    mostLines: number,
    least = largest * 0.7,
  ) => fitText(text, { font, width, mostLines, largest, smallest: least });
  const { project, address } = facts;
  const rows = [
    { text: set(project?.name ?? "Trouver le projet", "bold", 13, 3, 9.5), color: colors.ink },
    ...(project
      ? [
          {
            text: set(`${project.town}\u00a0(${project.postCode})`, "regular", 10.5, 2, 8.5),
            color: colors.grey,
          },
        ]
      : []),
    { text: set(typedAddress(address), "bold", 12, 2, 8), color: colors.green, link: address },
  ];
  const gap = 4;
  let top =
    y + (panelHeight - rows.reduce((sum, { text }) => sum + text.height, gap * (rows.length - 1))) / 2;
  const texts = rows.map(({ text, ...look }) => {
    const item = placeText(text, { x, y: top, ...look });
    top += text.height + gap;
    return item;
  });
  const photoBox = { x: margin + inner - photo - 10, y: y + 10, width: photo, height: side };
  return [
    filled(roundedPath({ x: margin, y, width: inner, height: panelHeight }, 12), colors.greenTint),
    ...qrCard(address, { x: margin + 10, y: y + 10, width: side, height: side }, 8),
    ...texts,
    ...(photo ? [hero(photoBox, { jpeg: picture, alt: pictureAlt(facts), radius: 8 })] : []),
  ];
}

const dotted = (x: number, y: number, width: number): Item =>
  stroked(`M${x} ${y}h${width}`, { color: colors.grey, width: 0.8, dash: [0.1, 3] });

const note = (text: string, width: number) =>
  fitText(text, { font: "regular", width, mostLines: 1, largest: 9, smallest: 7 });

/** Blanks for the sender's place and date. */
function placeAndDay(): Item[] {
  const width = 210;
  const x = margin + inner - width;
  const label = note("Lieu et date", width);
  return [dotted(x, 128, width), placeText(label, { x, y: 132, color: colors.grey })];
}

/** A letter on one page, to be printed and signed. */
export function letterSheet(data: KitData, writeLetter: (facts: KitFacts) => Letter): Sheet {
  const letter = writeLetter(data.facts);
  const footTop = a4.height - 48 - panelHeight;
  const signatureHeight = signatureRoom + 16;
  const rows = fittingRows(letter, footTop - 20 - signatureHeight - bodyTop);
  let y = bodyTop;
  const texts = rows.map(({ text, gap, tag }) => {
    const item = placeText(text, { x: margin, y, color: colors.ink, ...(tag ? { tag } : {}) });
    y += text.height + gap;
    return item;
  });
  const label = note(letter.signature, inner);
  return {
    title: letter.title,
    ...a4,
    pixelWidth: a4Pixels.upright,
    items: [
      ...brand(margin, 52, brandHeight),
      ...placeAndDay(),
      ...texts,
      dotted(margin, y + signatureRoom, 260),
      placeText(label, { x: margin, y: y + signatureRoom + 4, color: colors.grey }),
      ...foot(data, footTop),
    ],
  };
}
