import { formatDate, formatDateTime } from "@mec/domain/shared";
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type ITableCellBorders,
  LevelFormat,
  LevelSuffix,
  NoBreakHyphen,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { docxStyles, noteFrame } from "./docx-styles.ts";
import { keepsWithNext, opensList } from "./keep.ts";
import {
  type Block,
  type Field,
  type LegalDocument,
  type Run,
  runText,
  type Section,
  type SignaturePlace,
  strong,
  type Text,
} from "./model.ts";

/** A4 with margins of 2 cm, in twentieths of a point. */
const page = { width: 11_906, height: 16_838, margin: 1134 };
const columnWidth = page.width - 2 * page.margin;

const hairline = { style: BorderStyle.SINGLE, size: 4, color: "CFD8D3" };
const noLine = { style: BorderStyle.NONE, size: 0, color: "auto" };
const framed = { top: hairline, bottom: hairline, left: hairline, right: hairline };
const ruled = { top: noLine, bottom: hairline, left: noLine, right: noLine };

/** A no-break hyphen in the number of an article of law, "L. 315-2". */
const unbroken = (text: string): (string | NoBreakHyphen)[] =>
  text
    .split(/(?<=\b[LDR]\.\u00a0\d+)-(?=\d)/)
    .flatMap((part, index) => (index === 0 ? [part] : [new NoBreakHyphen(), part]));

/** Missing parts are highlighted, so that they are found while the document is edited. */
function runs(text: Text): TextRun[] {
  return text.map((run: Run) => {
    if (typeof run === "string") return new TextRun({ children: unbroken(run) });
    if ("strong" in run) return new TextRun({ text: run.strong, bold: true });
    return new TextRun({ text: runText(run), highlight: "yellow" });
  });
}

const paragraph = (text: Text, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, children: runs(text) });

const heading = (title: string, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, ...options, children: [new TextRun(title)] });

interface CellOptions {
  readonly width: number;
  readonly borders: ITableCellBorders;
  readonly fill?: string;
}

const cell = (children: Paragraph[], { width, borders, fill }: CellOptions): TableCell =>
  new TableCell({
    children,
    borders,
    width: { size: Math.round(width), type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
  });

const table = (widths: readonly number[], rows: TableRow[]): Table =>
  new Table({
    rows,
    columnWidths: widths.map(Math.round),
    width: { size: columnWidth, type: WidthType.DXA },
  });

function fieldsTable(fields: readonly Field[]): Table {
  const widths = [columnWidth * 0.32, columnWidth * 0.68] as const;
  const rows = fields.map(
    ({ label, value }) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell([paragraph([strong(label)], { style: "Cell" })], { width: widths[0], borders: ruled }),
          cell([paragraph(value, { style: "Cell" })], { width: widths[1], borders: ruled }),
        ],
      }),
  );
  return table(widths, rows);
}

function dataTable({ columns, rows }: Extract<Block, { kind: "table" }>): Table {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / total) * columnWidth);
  const row = (texts: readonly Text[], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      children: texts.map((text, index) => {
        const alignment = columns[index]?.align === "right" ? AlignmentType.RIGHT : AlignmentType.LEFT;
        const options = { width: widths[index] ?? 0, borders: framed, ...(isHead ? { fill: "EEF5F0" } : {}) };
        return cell([paragraph(text, { style: "Cell", alignment })], options);
      }),
    });
  const head = columns.map(({ title }): Text => [strong(title)]);
  return table(widths, [row(head, true), ...rows.map((texts) => row(texts, false))]);
}

function blockParts(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case "paragraph":
      return [paragraph(block.text, { keepNext: opensList(block.text) })];
    case "list":
      return block.items.map((item, index) =>
        paragraph(item, {
          style: "ListParagraph",
          numbering: { reference: "bullets", level: 0 },
          keepNext: keepsWithNext(index, block.items.length),
        }),
      );
    case "fields":
      return [fieldsTable(block.fields), paragraph([])];
    case "table":
      return [dataTable(block), paragraph([])];
  }
}

const sectionParts = (section: Section, options: IParagraphOptions = {}): (Paragraph | Table)[] => [
  heading(section.title, options),
  ...section.blocks.flatMap(blockParts),
];

function signatureCell(place: SignaturePlace, width: number): TableCell {
  const { capacity, party, signer, signature } = place;
  const signed = signature
    ? [paragraph([`Signé par ${signature.name} le ${formatDateTime(signature.at)}`], { style: "Cell" })]
    : [paragraph(["Signature\u00a0:"], { style: "Cell" }), paragraph([]), paragraph([])];
  const lines = [[strong(capacity)], party, signer].map((text) => paragraph(text, { style: "Cell" }));
  return cell([...lines, ...signed], { width, borders: framed });
}

function signaturesTable(places: readonly SignaturePlace[]): Table {
  const width = columnWidth / 2;
  const rows = Array.from({ length: Math.ceil(places.length / 2) }, (_, row) => {
    const cells = places.slice(2 * row, 2 * row + 2).map((place) => signatureCell(place, width));
    const empty = cell([paragraph([])], { width, borders: { ...ruled, bottom: noLine } });
    return new TableRow({ cantSplit: true, children: cells.length === 2 ? cells : [...cells, empty] });
  });
  return table([width, width], rows);
}

function closingParts({ closing, signatures }: LegalDocument): (Paragraph | Table)[] {
  const words = closing.map((text) => paragraph(text, { keepNext: true }));
  return signatures.length > 0 ? [heading("Signatures"), ...words, signaturesTable(signatures)] : words;
}

function foot({ projectName, date }: LegalDocument): Footer {
  const numbers = ["Page ", PageNumber.CURRENT, "\u00a0/\u00a0", PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        style: "Foot",
        tabStops: [{ type: TabStopType.RIGHT, position: columnWidth }],
        children: [
          new TextRun({
            children: [`${projectName}\u00a0–\u00a0${formatDate(date)}`, new Tab(), ...numbers],
          }),
        ],
      }),
    ],
  });
}

function titleParts({ title, subtitle, warning, fields }: LegalDocument): (Paragraph | Table)[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    ...(subtitle ? [paragraph([subtitle], { style: "Subtitle" })] : []),
    ...(warning ? [paragraph([warning], { style: "Warning", ...noteFrame })] : []),
    ...(fields.length > 0 ? blockParts({ kind: "fields", fields }) : []),
  ];
}

const numbering = {
  config: [
    {
      reference: "articles",
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: "Article\u00a0%1\u00a0–",
          alignment: AlignmentType.START,
          suffix: LevelSuffix.SPACE,
          style: { paragraph: { indent: { left: 0, hanging: 0 } } },
        },
      ],
    },
    {
      reference: "bullets",
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "–",
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 425, hanging: 283 } } },
        },
      ],
    },
  ],
};

/**
 * A legal document as a Word document to edit: headings and articles are real styles, articles number themselves,
 * what is missing is highlighted.
 */
export async function legalDocx(given: LegalDocument): Promise<Uint8Array> {
  const articleNumber = { numbering: { reference: "articles", level: 0 } };
  const document = new Document({
    title: `${given.title} – ${given.projectName}`,
    creator: "Mon énergie collective",
    lastModifiedBy: "Mon énergie collective",
    styles: docxStyles,
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        footers: { default: foot(given) },
        children: [
          ...titleParts(given),
          ...given.opening.flatMap((section) => sectionParts(section)),
          ...given.articles.flatMap((section) => sectionParts(section, articleNumber)),
          ...closingParts(given),
          ...given.annexes.flatMap((section) => sectionParts(section, { pageBreakBefore: true })),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
