import type { StructureOptions } from "../../pdfkit/insides.ts";
import { keptAmong, type Leaf, type Node, type Part, type Slot } from "./flow.ts";
import { actualText, breakLines, drawLineIn, type Line, type Room, type Style } from "./lines.ts";
import { colors, columnWidth, sheet, styles } from "./look.ts";
import type { Column, Text } from "./model.ts";

export interface TableContent {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Text[])[];
  /** The first cell of each row is its head, and the columns have none. */
  readonly rowHeads?: boolean;
}

interface Cell extends Room {
  readonly lines: readonly Line[];
  readonly options: StructureOptions;
  readonly style: Style;
}

const padding = { x: 6, y: 3.2 } as const;
/** A row is cut only beyond this many lines, which might not fit on a page. */
const mostLines = 40;

function drawCell(pdf: PDFKit.PDFDocument, cell: Cell, y: number): void {
  const { lines, style } = cell;
  lines.forEach((line, index) => {
    drawLineIn(pdf, line, style, cell, y + padding.y + index * style.lineHeight);
  });
}

/** Columns side by side over the page's width. */
function columnBoxes(columns: readonly Column[]): Room[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x = sheet.left;
  return columns.map(({ width: share, align }) => {
    const width = (columnWidth * share) / whole;
    const box = { x: x + padding.x, width: width - 2 * padding.x, align: align ?? "left" };
    x += width;
    return box;
  });
}

/** A short table is not cut; a long one keeps two rows together at each end. */
const shortTable = 4;
function staysWithNext(index: number, count: number): boolean {
  if (count <= shortTable) return index < count - 1;
  return index === 0 || index === count - 2;
}

interface Row {
  readonly slots: readonly Slot[];
  readonly node: Node;
}

function rowHeight(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ lines, style }) => lines.length * style.lineHeight), 0) + 2 * padding.y;
}

type TagAt = (column: number) => Pick<Node, "tag" | "options">;

const rowHead = { tag: "TH", options: { scope: "Row" } } as const;

/** A row of cells, in as many slices as its longest one needs. */
function makeRow(
  pdf: PDFKit.PDFDocument,
  makeCells: () => readonly Cell[],
  slot: Omit<Slot, "height">,
  tagAt: TagAt,
): Row {
  const slices = slicesOf(makeCells()).map(({ from, height }) => ({
    from,
    slot: { ...slot, before: from === 0 ? slot.before : 0, height },
  }));
  const leavesOf = (cell: Cell): Leaf[] =>
    slices.flatMap(({ from, slot: at }) => {
      const part = slices.length === 1 ? cell : { ...cell, lines: cell.lines.slice(from, from + mostLines) };
      return part.lines.length > 0 ? [{ slot: at, draw: (y: number) => drawCell(pdf, part, y) }] : [];
    });
  const slots = slices.map(({ slot: at }) => at);
  const node: Node = {
    tag: "TR",
    slots,
    get children() {
      return makeCells().map((cell, column) => ({
        tag: tagAt(column).tag,
        options: { ...cell.options, ...tagAt(column).options },
        children: leavesOf(cell),
      }));
    },
  };
  return { slots, node };
}

/** The first line and the height of each slice of a row. */
function slicesOf(cells: readonly Cell[]): { from: number; height: number }[] {
  const most = Math.max(...cells.map(({ lines }) => lines.length), 1);
  if (most <= mostLines) return [{ from: 0, height: rowHeight(cells) }];
  return Array.from({ length: Math.ceil(most / mostLines) }, (_, cut) => {
    const from = cut * mostLines;
    const part = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + mostLines) }));
    return { from, height: rowHeight(part) };
  });
}

/** The line below a row. */
const ruleBelow = (pdf: PDFKit.PDFDocument, slot: Slot): Leaf => ({
  slot,
  draw: (y) => {
    const bottom = y + slot.height;
    pdf
      .moveTo(sheet.left, bottom)
      .lineTo(sheet.left + columnWidth, bottom)
      .lineWidth(0.5)
      .stroke(colors.rule);
  },
});

/** The head's row, and how it is drawn again on each page that the table goes on to. */
function makeHead(pdf: PDFKit.PDFDocument, columns: TableContent["columns"], cells: readonly Cell[]) {
  const height = rowHeight(cells);
  const tint = (y: number) => {
    pdf.rect(sheet.left, y, columnWidth, height).fill(colors.tint);
  };
  const draw = (y: number) => {
    tint(y);
    for (const cell of cells) drawCell(pdf, cell, y);
  };
  /** Gives its text explicitly: the head is drawn again on each page, but tagged once. */
  const tagAt = (column: number) =>
    ({ tag: "TH", options: { scope: "Column", actual: columns[column]?.title ?? "" } }) as const;
  return {
    row: makeRow(pdf, () => cells, { before: 6, keep: true }, tagAt),
    running: { height, draw },
    tint,
  };
}

/** A table whose rows are not cut and whose head is drawn again on each page. */
export function tablePart(pdf: PDFKit.PDFDocument, { columns, rows, rowHeads = false }: TableContent): Part {
  const boxes = columnBoxes(columns);
  const cellsOf = (texts: readonly Text[], styleAt: (column: number) => Style): Cell[] =>
    boxes.map((box, column) => {
      const style = styleAt(column);
      const text = texts[column] ?? [];
      const lines = breakLines(pdf, text, style, box.width);
      return { ...box, style, lines, options: actualText(text, lines) };
    });
  const titles = columns.map(({ title }) => [title]);
  const head = rowHeads
    ? null
    : makeHead(
        pdf,
        columns,
        cellsOf(titles, () => styles.cellHead),
      );
  const isRowHead = (column: number) => rowHeads && column === 0;
  const bodyRows = rows.map((texts, index) =>
    makeRow(
      pdf,
      keptAmong(rows.length, () =>
        cellsOf(texts, (column) => (isRowHead(column) ? styles.label : styles.cell)),
      ),
      {
        before: rowHeads && index === 0 ? 6 : 0,
        keep: staysWithNext(index, rows.length),
        ...(head ? { running: head.running } : {}),
      },
      (column) => (isRowHead(column) ? rowHead : { tag: "TD" }),
    ),
  );
  const all = head ? [head.row, ...bodyRows] : bodyRows;
  const slots = all.flatMap((row) => row.slots);
  const tints = head ? head.row.slots.map((slot): Leaf => ({ slot, draw: head.tint })) : [];
  return {
    slots,
    nodes: [{ tag: "Table", children: all.map(({ node }) => node) }],
    decorations: [...tints, ...slots.map((slot) => ruleBelow(pdf, slot))],
  };
}
