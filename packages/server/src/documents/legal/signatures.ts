import { formatDateTime } from "@mec/domain/shared";
import type { Leaf, Node, Part, Slot } from "./flow.ts";
import { actualText, breakLines, drawLine, type Style } from "./lines.ts";
import { colors, columnWidth, sheet, styles } from "./look.ts";
import { type SignaturePlace, strong, type Text } from "./model.ts";

const gap = 14;
const padding = 9;
const blockWidth = (columnWidth - gap) / 2;
const innerWidth = blockWidth - 2 * padding;
const drawingHeight = 44;
const toSignHeight = 34;

/** One thing under another in a block. */
interface Item {
  readonly tag: string;
  readonly height: number;
  readonly options?: PDFKit.Mixins.StructureElementOptions;
  draw(x: number, y: number): void;
}

function textItem(pdf: PDFKit.PDFDocument, text: Text, style: Style): Item {
  const lines = breakLines(pdf, text, style, innerWidth);
  return {
    tag: "P",
    options: actualText(text, lines),
    height: lines.length * style.lineHeight + 3,
    draw: (x, y) => {
      lines.forEach((line, index) => {
        drawLine(pdf, line, style, x, y + index * style.lineHeight);
      });
    },
  };
}

/** In Paris time, and to the second in UTC for comparison with the evidence. */
const momentText = (at: string): string =>
  `Signé par voie électronique le ${formatDateTime(at)}, heure de Paris (${new Date(at).toISOString().slice(11, 19)}\u00a0UTC).`;

function signatureItems(pdf: PDFKit.PDFDocument, { signature, missing }: SignaturePlace): Item[] {
  if (!signature && missing) return [textItem(pdf, [missing], styles.label)];
  if (!signature) {
    const waiting = textItem(pdf, ["Signature\u00a0:"], styles.label);
    return [{ ...waiting, height: waiting.height + toSignHeight }];
  }
  const { name, drawing, at } = signature;
  const drawn: Item[] = drawing
    ? [
        {
          tag: "Figure",
          options: { alt: `Nom dessiné par ${name}` },
          height: drawingHeight + 4,
          draw: (x, y) => {
            pdf.image(Buffer.from(drawing), x, y, { fit: [innerWidth, drawingHeight] });
          },
        },
      ]
    : [];
  return [...drawn, textItem(pdf, [name], styles.signed), textItem(pdf, [momentText(at)], styles.label)];
}

function blockItems(pdf: PDFKit.PDFDocument, place: SignaturePlace): Item[] {
  return [
    textItem(pdf, [strong(place.capacity)], styles.body),
    textItem(pdf, place.party, styles.cell),
    textItem(pdf, place.signer, styles.label),
    ...signatureItems(pdf, place),
  ];
}

const heightOf = (items: readonly Item[]): number =>
  items.reduce((sum, { height }) => sum + height, 2 * padding);

function blockNode(items: readonly Item[], slot: Slot, x: number): Node {
  let used = padding;
  const children = items.map((item): Node => {
    const from = used;
    used += item.height;
    return {
      tag: item.tag,
      ...(item.options ? { options: item.options } : {}),
      children: [{ slot, draw: (y) => item.draw(x + padding, y + from) }],
    };
  });
  return { tag: "Div", children };
}

/** Places to sign, two side by side, none of them cut. */
export function signaturesPart(pdf: PDFKit.PDFDocument, places: readonly SignaturePlace[]): Part {
  const pairs = Array.from({ length: Math.ceil(places.length / 2) }, (_, row) =>
    places.slice(2 * row, 2 * row + 2).map((place) => blockItems(pdf, place)),
  );
  const rows = pairs.map((pair) => {
    const height = Math.max(...pair.map(heightOf));
    const slot: Slot = { height, before: gap, keep: false };
    const frames: Leaf = {
      slot,
      draw: (y) => {
        pair.forEach((_, column) => {
          pdf.roundedRect(sheet.left + column * (blockWidth + gap), y, blockWidth, height, 4);
        });
        pdf.lineWidth(0.7).stroke(colors.frame);
      },
    };
    const nodes = pair.map((items, column) =>
      blockNode(items, slot, sheet.left + column * (blockWidth + gap)),
    );
    return { slot, frames, nodes };
  });
  return {
    slots: rows.map(({ slot }) => slot),
    nodes: rows.flatMap(({ nodes }) => nodes),
    decorations: rows.map(({ frames }) => frames),
  };
}
