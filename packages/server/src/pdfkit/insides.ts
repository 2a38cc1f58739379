import PDFDocument from "pdfkit";

/**
 * All that we use of pdfkit, and of the fonts that it opens, beyond what it documents or its types know. Nothing else reaches
 * into it, and `insides.test.ts` says when they have changed.
 */

type Pdf = PDFKit.PDFDocument;

export interface Glyph {
  /** What it stands for: what readers of the document find again. */
  readonly codePoints: readonly number[];
  /** Its outline, in the font's units, upwards. */
  readonly path: { toSVG(): string };
}

/** Glyphs in a line, in the font's units. */
interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly { readonly xAdvance: number }[];
  readonly advanceWidth: number;
}

/** What we use of a font once it is open; pdfkit takes it as a source. */
export interface OpenFont {
  readonly unitsPerEm: number;
  layout(text: string, features?: object): GlyphRun;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
}

interface DocumentInsides {
  /** The font that is written in. */
  readonly _font: { readonly font: OpenFont; layoutCache: object };
  readonly _root: { readonly data: { AcroForm?: Reference } };
  readonly page: { readonly annotations: readonly Reference[] };
  openImage(jpeg: Buffer): PDFKit.Mixins.ImageSrc;
}
const insidesOf = (document: Pdf) => document as unknown as DocumentInsides;

/** Opens a font without a document: a bare one opens it for us. */
export function openFontFile(path: string): OpenFont {
  return insidesOf(new PDFDocument({ font: path, autoFirstPage: false }))._font.font;
}

/** A font keeps one glyph for a form. This makes another, for other signs, and leaves the first where it is. */
export function makeOtherGlyph(
  font: OpenFont,
  make: OpenFont["getGlyph"],
  ...glyph: [number, readonly number[]]
): Glyph {
  const kept = (font as unknown as { readonly _glyphs: Record<number, Glyph> })._glyphs;
  const [id] = glyph;
  const first = kept[id];
  delete kept[id];
  const other = make(...glyph);
  if (first) kept[id] = first;
  return other;
}

/** Gives a document an open font by its name, with the words that are laid out in it: what it lays out is added to them. */
export function useOpenFont(document: Pdf, name: string, font: OpenFont, words: object): void {
  document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  document.font(name);
  insidesOf(document)._font.layoutCache = words;
}

/** A JPEG taken apart, for a document that shows it more than once. */
export const openImage = (document: Pdf, jpeg: Uint8Array): PDFKit.Mixins.ImageSrc =>
  insidesOf(document).openImage(Buffer.from(jpeg));

/** The types do not know that a head of a table says whether it is a row's or a column's, nor that a picture says where it is. */
export type StructureOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: "Row" | "Column";
  readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
};

/** An object of the file. */
export interface Reference {
  readonly data: Record<string, unknown>;
  end(): void;
}

export const makeReference = (document: Pdf, data: Record<string, unknown>): Reference =>
  document.ref(data) as unknown as Reference;

const formOf = (document: Pdf) => insidesOf(document)._root.data.AcroForm;

export const hasForm = (document: Pdf): boolean => formOf(document) !== undefined;

/** The document's form, new, with these entries. */
export function openForm(document: Pdf, entries: Record<string, unknown>): void {
  document.initForm();
  const form = formOf(document);
  if (!form) throw new Error("The form is not where it is looked for");
  Object.assign(form.data, entries);
}

/** Adds an annotation to the current page. */
export function annotate(document: Pdf, options: Record<string, unknown>): Reference {
  document.annotate(0, 0, 0, 0, options as PDFKit.Mixins.AnnotationOption);
  const added = insidesOf(document).page.annotations.at(-1);
  if (!added) throw new Error("The annotation is not where it is looked for");
  return added;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** pdfkit writes the title and the subject into XML as they are. */
export class EscapedDocument extends PDFDocument {
  override endMetadata(): void {
    const { Title, Subject } = this.info;
    if (Title) this.info.Title = escapeXml(Title);
    if (Subject) this.info.Subject = escapeXml(Subject);
    super.endMetadata();
  }
}
