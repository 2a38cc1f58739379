import { type FontName, openFont, printable, withoutLackingPictograms } from "../pdf.ts";
import type { TextItem } from "./scene.ts";

export const widthOf = (text: string, font: FontName, size: number): number => {
  const open = openFont(font);
  return (open.layout(text).advanceWidth * size) / open.unitsPerEm;
};

const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** Where a line may end: after a space or a hyphen, but within no address, whose hyphens are its own. */
const piecesOf = (text: string): string[] => text.match(/[^ ]*\/[^ ]* *|[^ -]+[ -]*|[ -]+/g) ?? [];

const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

interface Setting {
  readonly font: FontName;
  readonly size: number;
  readonly width: number;
}

const fits = (line: string, { font, size, width }: Setting) =>
  widthOf(line.trimEnd(), font, size) <= width + 0.01;

/** Fills lines piece by piece; null when a piece is wider than a line. */
function fill(pieces: readonly string[], setting: Setting): string[] | null {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (fits(line + piece, setting)) {
      line += piece;
      continue;
    }
    if (!fits(piece, setting)) return null;
    if (line !== "") lines.push(line.trimEnd());
    line = piece;
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}

/** The narrowest width that takes no more lines, so that none is left with a single word. */
function balanced(pieces: readonly string[], lines: readonly string[], setting: Setting): readonly string[] {
  let [low, high, best] = [setting.width / 2, setting.width, lines];
  for (let step = 0; step < 7; step += 1) {
    const width = (low + high) / 2;
    const tried = fill(pieces, { ...setting, width });
    if (tried && tried.length <= lines.length) [high, best] = [width, tried];
    else low = width;
  }
  return best;
}

/** A piece wider than a line is broken anywhere; what is too long even so is cut, and shows it. */
function forced(pieces: readonly string[], setting: Setting, mostLines: number): string[] {
  const small = pieces.flatMap((piece) => (fits(piece, setting) ? [piece] : graphemesOf(piece)));
  const lines = fill(small, setting) ?? [...pieces];
  if (lines.length <= mostLines) return lines;
  const last = graphemesOf(lines[mostLines - 1] ?? "");
  while (last.length > 0 && !fits(`${last.join("")}…`, setting)) last.pop();
  return [...lines.slice(0, mostLines - 1), `${last.join("").trimEnd()}…`];
}

export interface Fitting {
  readonly font: FontName;
  readonly width: number;
  readonly mostLines: number;
  /** The preferred size, and the smallest readable one. */
  readonly largest: number;
  readonly smallest: number;
  /** The height of a line, for a size of 1. */
  readonly leading?: number;
  /** Whether to make lines about equally long, as in titles. */
  readonly isBalanced?: boolean;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly font: FontName;
  readonly size: number;
  readonly leading: number;
  readonly height: number;
  /** True when lines break only where allowed, and nothing was cut. */
  readonly isWhole: boolean;
}

/** Breaks a text into lines, at the largest size at which it fits. */
export function fitText(given: string, fitting: Fitting): Fitted {
  const { font, width, mostLines, largest, smallest, leading = 1.25, isBalanced = false } = fitting;
  const text = printable(withoutLackingPictograms(given));
  const pieces = piecesOf(text);
  const fitted = (lines: readonly string[], size: number, isWhole: boolean): Fitted => ({
    isWhole,
    lines,
    font,
    size,
    leading: size * leading,
    height: lines.length * size * leading,
  });
  for (let size = largest; size >= smallest; size -= 0.5) {
    const lines = fill(pieces, { font, size, width });
    if (lines && lines.length <= mostLines)
      return fitted(isBalanced ? balanced(pieces, lines, { font, size, width }) : lines, size, true);
  }
  return fitted(forced(pieces, { font, size: smallest, width }, mostLines), smallest, false);
}

/** From the top of a line to its baseline, for a size of 1, without half of the added leading. */
const ascent = 0.97;
const lineHeight = 1.21;

interface Placing {
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  readonly color: string;
  readonly tag?: "H1" | "P";
  readonly link?: string;
}

/** Places a text that was broken into lines. */
export function placeText(text: Fitted, { x, y, color, tag = "P", link }: Placing): TextItem {
  const { lines, font, size, leading } = text;
  const first = y + (leading - lineHeight * size) / 2 + ascent * size;
  return {
    kind: "text",
    tag,
    lines: lines.map((line, index) => ({ text: line, x, y: first + index * leading })),
    font,
    size,
    color,
    ...(link === undefined ? {} : { link }),
  };
}
