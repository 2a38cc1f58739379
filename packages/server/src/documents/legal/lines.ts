import { type FontName, printable } from "../pdf.ts";
import { runText, type Text } from "./model.ts";

export interface Style {
  readonly size: number;
  readonly lineHeight: number;
  readonly color: string;
  readonly font?: FontName;
}

/** A piece of a line, in one font and colour. */
export interface Piece {
  readonly text: string;
  readonly font: FontName;
  readonly color: string;
  readonly width: number;
}
export type Line = readonly Piece[];

/** Missing parts stand out in print as well as on a screen, where colour alone would not do. */
const missingColor = "#a33b00";

const lookOf = (run: Text[number], style: Style): Pick<Piece, "font" | "color"> => {
  if (typeof run === "string") return { font: style.font ?? "regular", color: style.color };
  return "strong" in run ? { font: "bold", color: style.color } : { font: "bold", color: missingColor };
};

/** Pieces between which no line may break; `ends` when the line must. */
interface Atom {
  pieces: Piece[];
  ends: boolean;
}

/** A line may break after a space, a line feed, and a hyphen between two letters, but not within an address. */
const words = /(?<=[ \n])/;
const compounds = /(?<=\p{L}-)(?=\p{L})/u;
const partsOf = (text: string): string[] =>
  text.split(words).flatMap((word) => (word.includes("@") ? [word] : word.split(compounds)));

function toAtoms(pdf: PDFKit.PDFDocument, text: Text, style: Style): Atom[] {
  const atoms: Atom[] = [];
  let open: Atom | null = null;
  for (const run of text) {
    const look = lookOf(run, style);
    for (const part of partsOf(printable(runText(run)))) {
      const ends: boolean = part.endsWith("\n");
      const shown = ends ? part.slice(0, -1) : part;
      if (!open) {
        open = { pieces: [], ends: false };
        atoms.push(open);
      }
      if (shown) open.pieces.push(measured(pdf, { ...look, text: shown }, style));
      open.ends = ends;
      if (ends || /[ -]$/.test(part)) open = null;
    }
  }
  return atoms;
}

function measured(pdf: PDFKit.PDFDocument, piece: Omit<Piece, "width">, { size }: Style): Piece {
  return { ...piece, width: pdf.font(piece.font, size).widthOfString(piece.text) };
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

const signsOf = new Intl.Segmenter("fr");

/** The longest beginning that fits, at least one character: estimated character by character, then measured whole. */
function fitting(signs: readonly Piece[], width: number, whole: (count: number) => number): number {
  let count = 0;
  let used = 0;
  while (count < signs.length && used <= width) {
    used += signs[count]?.width ?? 0;
    count += 1;
  }
  while (count > 1 && whole(count) > width) count -= 1;
  return count;
}

/** Characters after which to cut an address, a moment or a program's name, rather than within a word. */
const joints = /[@.:/_-]$/;

/** Where to cut these characters, of which `most` fit: after a joint when one is near. */
function cutAt(signs: readonly Piece[], most: number): number {
  if (most === signs.length) return most;
  const fit = signs.slice(0, most);
  const joint = fit.findLastIndex(({ text }) => joints.test(text)) + 1;
  return joint > most / 2 ? joint : most;
}

/** A word wider than the line is cut where the line ends. */
function cutToFit(pdf: PDFKit.PDFDocument, atom: Atom, style: Style, width: number): Atom[] {
  if (widthOf(withoutEndSpace(pdf, atom.pieces, style)) <= width) return [atom];
  let signs = atom.pieces.flatMap((piece) =>
    Array.from(signsOf.segment(piece.text), ({ segment }) =>
      measured(pdf, { ...piece, text: segment }, style),
    ),
  );
  const cut: Atom[] = [];
  while (signs.length > 0) {
    const firstOf = (count: number) =>
      joined(signs.slice(0, count)).map((piece) => measured(pdf, piece, style));
    const count = cutAt(
      signs,
      fitting(signs, width, (tried) => widthOf(firstOf(tried))),
    );
    cut.push({ pieces: firstOf(count), ends: false });
    signs = signs.slice(count);
  }
  const last = cut.at(-1);
  if (last) last.ends = atom.ends;
  return cut;
}

function withoutEndSpace(pdf: PDFKit.PDFDocument, pieces: readonly Piece[], style: Style): readonly Piece[] {
  const last = pieces.at(-1);
  if (!last?.text.endsWith(" ")) return pieces;
  const text = last.text.trimEnd();
  return [...pieces.slice(0, -1), ...(text ? [measured(pdf, { ...last, text }, style)] : [])];
}

/** Merges neighbouring pieces that look the same. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.font === piece.font && last.color === piece.color) {
      result[result.length - 1] = {
        ...last,
        text: last.text + piece.text,
        width: last.width + piece.width,
      };
    } else result.push(piece);
  }
  return result;
}

/** The lines of a text in a column of this width. An empty text has none. */
export function breakLines(pdf: PDFKit.PDFDocument, text: Text, style: Style, width: number): Line[] {
  const atoms = toAtoms(pdf, text, style).flatMap((atom) => cutToFit(pdf, atom, style, width));
  const lines: Line[] = [];
  let line: Piece[] = [];
  let used = 0;
  const close = () => {
    lines.push(joined(withoutEndSpace(pdf, line, style)).slice());
    line = [];
    used = 0;
  };
  for (const { pieces, ends } of atoms) {
    const wanted = widthOf(withoutEndSpace(pdf, pieces, style));
    if (line.length > 0 && used + wanted > width) close();
    line.push(...pieces);
    used += widthOf(pieces);
    if (ends) close();
  }
  if (line.length > 0) close();
  // V8 keeps room for sixteen more items in an array that grew; a copy has none. A large table has a hundred
  // thousand such arrays.
  return lines.slice();
}

/**
 * The text of the lines, where joining them with spaces would change it: a word that was cut, a compound
 * word, a line feed. For copying, reading aloud, or reading outside the page.
 */
export function actualText(text: Text, lines: readonly Line[]): { actual?: string } {
  const whole = printable(text.map(runText).join(""));
  const read = lines.map((line) => line.map((piece) => piece.text).join("")).join(" ");
  return read === whole ? {} : { actual: whole };
}

/** A text known to fit, as one line. */
export const lineOf = (pdf: PDFKit.PDFDocument, text: string, style: Style): Line => [
  measured(pdf, { text: printable(text), font: style.font ?? "regular", color: style.color }, style),
];

/** The area of a line, and the side on which it is aligned. */
export interface Room {
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "center" | "right";
}

const shareBefore = { left: 0, center: 0.5, right: 1 } as const;

/** Draws a line in its room, its top at `y`. */
export function drawLineIn(
  pdf: PDFKit.PDFDocument,
  line: Line,
  style: Style,
  { x, width, align }: Room,
  y: number,
): void {
  drawLine(pdf, line, style, x + (width - widthOf(line)) * shareBefore[align], y);
}

/** Draws a line whose top is at `y`. */
export function drawLine(pdf: PDFKit.PDFDocument, line: Line, style: Style, x: number, y: number): void {
  let left = x;
  for (const { text, font, color, width } of line) {
    pdf.font(font, style.size).fillColor(color);
    const top = y + (style.lineHeight - pdf.currentLineHeight()) / 2;
    pdf.text(text, left, top, { lineBreak: false });
    left += width;
  }
}
