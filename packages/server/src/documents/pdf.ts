import { createRequire } from "node:module";
import { finished } from "node:stream/promises";
import {
  EscapedDocument,
  type Glyph,
  type KnownTexts,
  makeOtherGlyph,
  type OpenFont,
  openFontFile,
  useOpenFont,
} from "../pdfkit/insides.ts";
import { layOutByPairs } from "./pair-layout.ts";

const { resolve } = createRequire(import.meta.url);
/** Whole fonts: the web's subsets lack characters that French numbers use. */
const fonts = {
  regular: resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  bold: resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
};
export type FontName = keyof typeof fonts;
const fontNames = Object.keys(fonts) as FontName[];

/** Characters that our fonts have, each with a width that depends only on the next one. */
export const plainSigns = /^[\n\u0020-\u007e\u00a0-\u017f\u2010-\u2026\u202f\u20ac]*$/;

const openFonts = new Map<FontName, OpenFont>();

/** Disables contextual forms, which would show the "2x3" of an address as "2×3". */
function keepForms(font: OpenFont): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features, script) => layout(text, features ?? { calt: false }, script);
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/**
 * A font reuses one glyph for each shape, and the glyph keeps the meaning it had first: nothing for the point
 * of a colon, a plain space for a no-break one. Giving each character a glyph of its own makes a document
 * independent of those made before it.
 */
function keepMeanings(font: OpenFont): void {
  const getGlyph = font.getGlyph.bind(font);
  const others = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const first = getGlyph(id, codePoints);
    if (codePoints.length === 0 || isSame(first.codePoints, codePoints)) return first;
    const key = `${id} ${codePoints.join(" ")}`;
    const known = others.get(key);
    if (known) return known;
    const glyph = makeOtherGlyph(font, getGlyph, id, codePoints);
    others.set(key, glyph);
    return glyph;
  };
}

/** A font, read once: reading it takes longer than writing a document. */
export function openFont(name: FontName): OpenFont {
  const known = openFonts.get(name);
  if (known) return known;
  const font = openFontFile(fonts[name]);
  keepForms(font);
  keepMeanings(font);
  layOutByPairs(font, plainSigns);
  openFonts.set(name, font);
  return font;
}

const invisible = /\p{Cf}|\p{Variation_Selector}/gu;

const isWritten = (sign: string): boolean =>
  sign === "\n" || openFont("regular").hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** A text as the fonts can show it: a character that they lack shows as an empty square, never as nothing. */
export function printable(text: string): string {
  const composed = text.normalize("NFC").replace(invisible, "");
  if (plainSigns.test(composed)) return composed;
  return Array.from(composed, (sign) => (isWritten(sign) ? sign : "□")).join("");
}

const pictogram = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;

/**
 * A text without the pictograms that the fonts lack: on a poster an empty square means nothing, and the words
 * around it are enough. A text of pictograms alone is left as it is.
 */
export function withoutLackingPictograms(text: string): string {
  if (plainSigns.test(text)) return text;
  const kept = Array.from(text, (sign) => (pictogram.test(sign) && !isWritten(sign) ? "" : sign)).join("");
  const words = kept.replace(invisible, "").replace(/ {2,}/g, " ").trim();
  return words === "" ? text : words;
}

/**
 * What was found lately of texts in a font: each is measured and then drawn, and documents of a kind have many
 * in common. Once there are too many, all are forgotten: most are people's names and figures.
 */
class NewestTexts<V> extends Map<string, V> {
  static readonly most = 5000;

  override set(text: string, found: V): this {
    if (this.size >= NewestTexts.most) this.clear();
    return super.set(text, found);
  }
}

const newTexts = (): KnownTexts => ({ words: new NewestTexts(), widths: new NewestTexts() });
const texts: Record<FontName, KnownTexts> = { regular: newTexts(), bold: newTexts() };

const margin = 50;

/**
 * A document in French that a screen reader can read: tagged, with its language and its title.
 * The same data make the same bytes: the date is given. With `bufferPages` a page can be returned to.
 */
export function openPdf(info: {
  title: string;
  /** Distinguishes the /ID of two documents with the same title and date. */
  subject?: string;
  date: Date;
  bufferPages?: boolean;
  /** In points; A4 by default. */
  size?: [width: number, height: number];
  /** Around the text that flows by itself. */
  margin?: number;
}): PDFKit.PDFDocument {
  const document = new EscapedDocument({
    size: info.size ?? "A4",
    margin: info.margin ?? margin,
    pdfVersion: "1.7",
    tagged: true,
    lang: "fr-FR",
    displayTitle: true,
    bufferPages: info.bufferPages ?? false,
    info: {
      Title: info.title,
      ...(info.subject ? { Subject: info.subject } : {}),
      Author: "Mon énergie collective",
      Creator: "Mon énergie collective",
      CreationDate: info.date,
      ModDate: info.date,
    },
  });
  for (const name of fontNames) useOpenFont(document, name, openFont(name), texts[name]);
  return document;
}

/**
 * Ends the document and gives it in pieces, each in memory of its own that can go to another thread. They are taken one by one as
 * they come: who reads a stream otherwise gets all that waits in it at once, copied.
 */
export async function pdfPieces(document: PDFKit.PDFDocument): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  document.on("data", ({ buffer, byteOffset, byteLength }: Uint8Array) => {
    if (byteLength > 0) pieces.push(new Uint8Array(buffer, byteOffset, byteLength));
  });
  document.end();
  await finished(document, { writable: false });
  return pieces;
}

/** The same whole. */
export async function pdfBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const pieces = await pdfPieces(document);
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let written = 0;
  for (const piece of pieces) {
    whole.set(piece, written);
    written += piece.length;
  }
  return whole;
}
