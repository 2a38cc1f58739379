import { joinParts, keptAmong, type Leaf, type Node, type Part, type Slot } from "./flow.ts";
import { keepsWithNext, opensList } from "./keep.ts";
import { actualText, breakLines, drawLine, type Line, type Style } from "./lines.ts";
import { colors, columnWidth, sheet, styles } from "./look.ts";
import type { Block, Field, Section, Text } from "./model.ts";
import { tablePart } from "./table.ts";

export interface Flow {
  readonly tag: string;
  readonly style: Style;
  readonly before: number;
  /** Stays with what follows: a title, the sentence that opens a list. */
  readonly keep?: boolean;
  readonly indent?: number;
  readonly startsPage?: boolean;
}

function lineLeaves(pdf: PDFKit.PDFDocument, lines: readonly Line[], flow: Omit<Flow, "tag">): Leaf[] {
  const indent = flow.indent ?? 0;
  return lines.map((line, index) => ({
    slot: {
      height: flow.style.lineHeight,
      before: index === 0 ? flow.before : 0,
      keep: index === lines.length - 1 ? (flow.keep ?? false) : keepsWithNext(index, lines.length),
      ...(index === 0 && flow.startsPage ? { startsPage: true } : {}),
    },
    draw: (y) => drawLine(pdf, line, flow.style, sheet.left + indent, y),
  }));
}

const slotsOf = (leaves: readonly Leaf[]): Slot[] => leaves.map(({ slot }) => slot);

export function textPart(pdf: PDFKit.PDFDocument, text: Text, flow: Flow): Part {
  const lines = breakLines(pdf, text, flow.style, columnWidth);
  const leaves = lineLeaves(pdf, lines, flow);
  const node = { tag: flow.tag, options: actualText(text, lines), children: leaves };
  return { slots: slotsOf(leaves), nodes: [node], decorations: [] };
}

const bulletIndent = 14;

function listPart(pdf: PDFKit.PDFDocument, items: readonly Text[]): Part {
  const linesOf = (item: Text) => breakLines(pdf, item, styles.body, columnWidth - bulletIndent);
  const parts = items.map((item, index): { slots: Slot[]; node: Node } => {
    const flow = {
      style: styles.body,
      before: index === 0 ? 3 : 2.5,
      keep: keepsWithNext(index, items.length),
      indent: bulletIndent,
    };
    const lines = keptAmong(items.length, () => linesOf(item));
    const slots = slotsOf(lineLeaves(pdf, lines(), flow));
    const node: Node = {
      tag: "LI",
      slots,
      get children() {
        return itemNodes(pdf, item, lines(), { flow, slots });
      },
    };
    return { slots, node };
  });
  return {
    slots: parts.flatMap(({ slots }) => slots),
    nodes: [{ tag: "L", children: parts.map(({ node }) => node) }],
    decorations: [],
  };
}

/** A bullet and the text beside it, in these slots. */
function itemNodes(
  pdf: PDFKit.PDFDocument,
  item: Text,
  lines: readonly Line[],
  { flow, slots }: { flow: Omit<Flow, "tag">; slots: readonly Slot[] },
): Node[] {
  const leaves = lineLeaves(pdf, lines, flow).map((leaf, index) => ({
    ...leaf,
    slot: slots[index] ?? leaf.slot,
  }));
  const first = leaves[0];
  const bullet = first
    ? [
        {
          slot: first.slot,
          draw: (y: number) =>
            drawLine(
              pdf,
              [{ text: "–", font: "regular", color: styles.body.color, width: 0 }],
              styles.body,
              sheet.left + 3,
              y,
            ),
        },
      ]
    : [];
  return [
    { tag: "Lbl", children: bullet },
    { tag: "LBody", options: actualText(item, lines), children: leaves },
  ];
}

const fieldColumns = [
  { title: "", width: 29 },
  { title: "", width: 71 },
] as const;

function fieldsPart(pdf: PDFKit.PDFDocument, fields: readonly Field[]): Part {
  return tablePart(pdf, {
    columns: fieldColumns,
    rows: fields.map(({ label, value }) => [[label], value]),
    rowHeads: true,
  });
}

export function blockPart(pdf: PDFKit.PDFDocument, block: Block): Part {
  switch (block.kind) {
    case "paragraph":
      return textPart(pdf, block.text, {
        tag: "P",
        style: styles.body,
        before: 5,
        keep: opensList(block.text),
      });
    case "list":
      return listPart(pdf, block.items);
    case "fields":
      return fieldsPart(pdf, block.fields);
    case "table":
      return tablePart(pdf, block);
  }
}

/** Above the title of an article. */
const headingSpace = 12;

/** A title, which stays with what follows it. */
export const headingPart = (pdf: PDFKit.PDFDocument, title: string, startsPage = false): Part =>
  textPart(pdf, [title], { tag: "H2", style: styles.heading, before: headingSpace, keep: true, startsPage });

export const sectionPart = (pdf: PDFKit.PDFDocument, { title, blocks }: Section, startsPage = false): Part =>
  joinParts([headingPart(pdf, title, startsPage), ...blocks.map((block) => blockPart(pdf, block))]);

const notePadding = 8;

/** A framed note, on one page. */
export function notePart(pdf: PDFKit.PDFDocument, text: string): Part {
  const style = styles.cell;
  const lines = breakLines(pdf, [text], style, columnWidth - 2 * notePadding);
  const slot = { height: lines.length * style.lineHeight + 2 * notePadding, before: 10, keep: false };
  const leaf: Leaf = {
    slot,
    draw: (y) => {
      lines.forEach((line, index) => {
        drawLine(pdf, line, style, sheet.left + notePadding, y + notePadding + index * style.lineHeight);
      });
    },
  };
  const frame: Leaf = {
    slot,
    draw: (y) => pdf.rect(sheet.left, y, columnWidth, slot.height).fill(colors.note),
  };
  return {
    slots: [slot],
    nodes: [{ tag: "P", options: actualText([text], lines), children: [leaf] }],
    decorations: [frame],
  };
}
