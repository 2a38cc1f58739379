import PDFDocument from "pdfkit";

/**
 * All that we use of pdfkit, and of the fonts that it opens, beyond its documentation and types. No other
 * file uses its internals, and `insides.test.ts` fails when they change.
 */

type Pdf = PDFKit.PDFDocument;

export interface Glyph {
  /** The characters that it represents, which readers find when they search or copy. */
  readonly codePoints: readonly number[];
  /** Its outline, in the font's units, upwards. */
  readonly path: { toSVG(): string };
}

/** Where a glyph stands, in the font's units. */
export interface GlyphPosition {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** Glyphs in a line; pdfkit converts the positions where they are, and reads the width after that. */
export interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly GlyphPosition[];
  readonly advanceWidth: number;
}

/** What we use of a font once it is open; pdfkit takes it as a source. */
export interface OpenFont {
  readonly unitsPerEm: number;
  layout(text: string, features?: object, script?: string): GlyphRun;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
}

interface DocumentInsides {
  /** The current font. */
  readonly _font: {
    readonly font: OpenFont;
    layoutRun(text: string): GlyphRun;
    layoutCached(text: string): GlyphRun;
    widthOfString(text: string, size: number, features?: object): number;
  };
  /** The pages that can still be drawn on. */
  _pageBuffer: { readonly dictionary: Reference }[];
  /** For each page, by its number there: the elements of the structure whose content stands on it. */
  getStructParentTree(): { readonly _items: Record<number, unknown> };
  readonly _root: { readonly data: { AcroForm?: Reference } };
  readonly page: { readonly annotations: readonly Reference[] };
  openImage(jpeg: Buffer): PDFKit.Mixins.ImageSrc;
}
const insidesOf = (document: Pdf) => document as unknown as DocumentInsides;

/** Opens a font without a document: a bare one opens it for us. */
export function openFontFile(path: string): OpenFont {
  return insidesOf(new PDFDocument({ font: path, autoFirstPage: false }))._font.font;
}

/** A font keeps one glyph per shape. This makes another, for other characters, and leaves the first unchanged. */
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

type Known<V> = Pick<Map<string, V>, "get" | "set">;

/** What is known of texts in a font, in thousandths of its size. */
export interface KnownTexts {
  /** The words laid out in it. */
  readonly words: Known<GlyphRun>;
  /** How wide whole texts are: each is measured as it is put into lines, and twice more as pdfkit draws it. */
  readonly widths: Known<number>;
}

/** Gives a document an open font by its name, and what is known already of texts in it, to which it adds its own. */
export function useOpenFont(
  document: Pdf,
  name: string,
  font: OpenFont,
  { words, widths }: KnownTexts,
): void {
  document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  document.font(name);
  const used = insidesOf(document)._font;
  used.layoutCached = (text) => {
    const known = words.get(text);
    if (known) return known;
    const laidOut = used.layoutRun(text);
    words.set(text, laidOut);
    return laidOut;
  };
  const measure = used.widthOfString.bind(used);
  used.widthOfString = (text, size, features) => {
    if (features) return measure(text, size, features);
    let width = widths.get(text);
    if (width === undefined) {
      width = measure(text, inThousandths);
      widths.set(text, width);
    }
    return width * (size / 1000);
  };
}

/** The size at which a width is told as it is. */
const inThousandths = 1000;

/**
 * Keeps, of the elements of a page, only the text by which the end of the file names them. They are written already, and
 * those of a long table would fill the memory until the end.
 */
function forgetElements(insides: DocumentInsides, page: Reference): void {
  const key = page.data.StructParents;
  if (typeof key !== "number") return;
  const tree = insides.getStructParentTree();
  const elements = tree._items[key];
  if (!Array.isArray(elements)) return;
  const written = `[${elements.map((element) => element?.toString() ?? "null").join(" ")}]`;
  // pdfkit writes a tree by its `toString`: what inherits from one is taken for one.
  tree._items[key] = Object.assign(Object.create(tree), { toString: () => written });
}

/** Ends the first of the pages that can still be drawn on, of a document with `bufferPages`: its content leaves memory. */
export function endFirstPage(document: Pdf): void {
  const insides = insidesOf(document);
  const later = insides._pageBuffer.splice(1);
  const [ended] = insides._pageBuffer;
  document.flushPages();
  insides._pageBuffer = later;
  if (ended) forgetElements(insides, ended.dictionary);
}

/** A parsed JPEG, for a document that shows it more than once. */
export const openImage = (document: Pdf, jpeg: Uint8Array): PDFKit.Mixins.ImageSrc =>
  insidesOf(document).openImage(Buffer.from(jpeg));

/** Completes the types: the scope of a table's head (row or column), and the place of a picture. */
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

/** Opens the document's form with these entries. */
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

/** Bytes that are gathered before they are passed on, in memory of their own. */
const gathered = 262_144;

/**
 * Escapes the title and the subject, which pdfkit writes into XML unescaped. Gathers what is written: a large document is
 * millions of small pieces, which take ten times their room.
 */
export class EscapedDocument extends PDFDocument {
  // Not set here: pdfkit writes before it has constructed the document.
  declare private written: Uint8Array | undefined;
  declare private length: number | undefined;

  override push(chunk: Uint8Array | null): boolean {
    if (chunk === null) {
      super.push(this.written?.slice(0, this.length) ?? new Uint8Array());
      return super.push(null);
    }
    for (let from = 0; from < chunk.length; ) {
      const { written = new Uint8Array(gathered), length = 0 } = this;
      const part = chunk.subarray(from, from + gathered - length);
      written.set(part, length);
      from += part.length;
      this.length = length + part.length;
      this.written = written;
      if (this.length < gathered) return true;
      super.push(written);
      this.written = undefined;
      this.length = 0;
    }
    return true;
  }

  override endMetadata(): void {
    const { Title, Subject } = this.info;
    if (Title) this.info.Title = escapeXml(Title);
    if (Subject) this.info.Subject = escapeXml(Subject);
    super.endMetadata();
  }
}
