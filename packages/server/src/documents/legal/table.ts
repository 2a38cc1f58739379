import type { StructureOptions } from "../../pdfkit/insides.ts";
import type { Leaf, Node, Part, Slot } from "./flow.ts";
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

  const head = cellsOf(
    columns.map(({ title }) => [title]),
    () => styles.cellHead,
  );
  const drawHead = (y: number) => {
    for (const cell of head) drawCell(pdf, cell, y);
  };
  const tintHead = (y: number) => {
    pdf.rect(sheet.left, y, columnWidth, rowHeight(head)).fill(colors.tint);
  };
  const running = {
    height: rowHeight(head),
    draw: (y: number) => {
      tintHead(y);
      drawHead(y);
    },
  };

  function makeRow(
    cells: readonly Cell[],
    slot: Omit<Slot, "height">,
    tagAt: (column: number) => Pick<Node, "tag" | "options">,
  ): Row {
    const most = Math.max(...cells.map(({ lines }) => lines.length), 1);
    const starts = Array.from({ length: Math.ceil(most / mostLines) }, (_, cut) => cut * mostLines);
    const slices = starts.map((from) => {
      const part = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + mostLines) }));
      return { slot: { ...slot, before: from === 0 ? slot.before : 0, height: rowHeight(part) }, part };
    });
    const node = {
      tag: "TR",
      children: cells.map(({ options }, column) => ({
        tag: tagAt(column).tag,
        options: { ...options, ...tagAt(column).options },
        children: slices.flatMap(({ slot: at, part }): Leaf[] => {
          const cell = part[column];
          return cell && cell.lines.length > 0 ? [{ slot: at, draw: (y) => drawCell(pdf, cell, y) }] : [];
        }),
      })),
    };
    return { slots: slices.map(({ slot: at }) => at), node };
  }

  const rowHead = { tag: "TH", options: { scope: "Row" } } as const;
  /** Gives its text explicitly: the head is drawn again on each page, but tagged once. */
  const columnHead = (column: number) =>
    ({ tag: "TH", options: { scope: "Column", actual: columns[column]?.title ?? "" } }) as const;
  const headRow = rowHeads ? [] : [makeRow(head, { before: 6, keep: true }, columnHead)];
  const bodyRows = rows.map((texts, index) =>
    makeRow(
      cellsOf(texts, (column) => (rowHeads && column === 0 ? styles.label : styles.cell)),
      {
        before: rowHeads && index === 0 ? 6 : 0,
        keep: staysWithNext(index, rows.length),
        ...(rowHeads ? {} : { running }),
      },
      (column) => (rowHeads && column === 0 ? rowHead : { tag: "TD" }),
    ),
  );
  const rule = (slot: Slot): Leaf => ({
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
  const all = [...headRow, ...bodyRows];
  const slots = all.flatMap((row) => row.slots);
  const tints = headRow.flatMap((row) => row.slots.map((slot): Leaf => ({ slot, draw: tintHead })));
  return {
    slots,
    nodes: [{ tag: "Table", children: all.map(({ node }) => node) }],
    decorations: [...tints, ...slots.map(rule)],
  };
}
