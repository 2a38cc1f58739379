import { inflateSync } from "node:zlib";

/** A piece of text and its place, in points from the page's top left. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** The tag it is marked with: "P", "H2"; "Artifact" for what is not the document's own. */
  readonly tag: string;
}

export interface ReadPdf {
  /** The whole file, byte by byte as characters. */
  readonly raw: string;
  readonly pages: readonly (readonly PdfRun[])[];
  /** The kinds of elements of the document's structure, in the order in which they are kept. */
  readonly tags: readonly string[];
  /** The files attached inside. */
  readonly attached: readonly Uint8Array[];
}

interface Font {
  readonly unicode: ReadonlyMap<number, string>;
  readonly widths: readonly number[];
}

/** Reads what pdfkit writes: plain objects, streams that are deflated or not. Enough for our own documents. */
function objectsOf(file: Buffer): Map<number, { head: string; stream: Buffer | null }> {
  const raw = file.toString("latin1");
  const objects = new Map<number, { head: string; stream: Buffer | null }>();
  for (const found of raw.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length;
    const head = raw.slice(start, raw.indexOf("endobj", start)).split("\nstream\n")[0] ?? "";
    const length = /\/Length (\d+)/.exec(head)?.[1];
    const from = start + head.length + "\nstream\n".length;
    const isStream = raw.startsWith("\nstream\n", start + head.length);
    const bytes = isStream && length ? file.subarray(from, from + Number(length)) : null;
    const stream = bytes && head.includes("/FlateDecode") ? inflateSync(bytes) : bytes;
    objects.set(Number(found[1]), { head, stream });
  }
  return objects;
}

type Objects = ReturnType<typeof objectsOf>;

const numberAfter = (text: string, key: string): number | null => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1];
  return found ? Number(found) : null;
};

const headOf = (objects: Objects, id: number | null): string =>
  id === null ? "" : (objects.get(id)?.head ?? "");

const fromUtf16 = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, ""), "hex").swap16().toString("utf16le");

function readFont(objects: Objects, id: number): Font {
  const font = headOf(objects, id);
  const cmap = objects.get(numberAfter(font, "ToUnicode") ?? -1)?.stream?.toString("latin1") ?? "";
  const unicode = new Map<number, string>();
  for (const [, first = "0", , list = ""] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ""], index) => {
      unicode.set(Number.parseInt(first, 16) + index, fromUtf16(hex));
    });
  }
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1];
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(headOf(objects, Number(descendant)))?.[1] ?? "";
  return { unicode, widths: widths.trim().split(/\s+/).map(Number) };
}

function fontsOf(objects: Objects, page: string): Map<string, Font> {
  const resources = headOf(objects, numberAfter(page, "Resources"));
  const named = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? "";
  return new Map(
    [...named.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => [
      name,
      readFont(objects, Number(id)),
    ]),
  );
}

/** Glyphs and the shifts between them, as `[<…> 12 <…>] TJ` writes them. */
function readGlyphs(array: string, font: Font): { text: string; width: number } {
  let text = "";
  let width = 0;
  for (const [, hex, shift] of array.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)) {
    if (shift !== undefined) width -= Number(shift);
    for (const code of hex?.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(code, 16);
      text += font.unicode.get(glyph) ?? "\ufffd";
      width += font.widths[glyph] ?? 0;
    }
  }
  return { text, width };
}

function readPage(objects: Objects, page: string, height: number): PdfRun[] {
  const written = objects.get(numberAfter(page, "Contents") ?? -1)?.stream?.toString("latin1") ?? "";
  const content = written.replace(/<<\n([^>]*)\n>>/g, (_, inner: string) => inner.replaceAll("\n", " "));
  const fonts = fontsOf(objects, page);
  const runs: PdfRun[] = [];
  const marks: string[] = [];
  let [x, y, size] = [0, 0, 0];
  let font: Font = { unicode: new Map(), widths: [] };
  for (const line of content.split("\n")) {
    const mark = /^\/(\w+) .*B[DM]C$/.exec(line);
    if (mark) marks.push(mark[1] ?? "");
    else if (line === "EMC") marks.pop();
    const at = /^1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm$/.exec(line);
    if (at) [x, y] = [Number(at[1]), height - Number(at[2])];
    const chosen = /^\/(F\d+) ([\d.]+) Tf$/.exec(line);
    if (chosen) [font, size] = [fonts.get(chosen[1] ?? "") ?? font, Number(chosen[2])];
    const shown = /^\[(.*)\] TJ$/.exec(line);
    if (!shown) continue;
    const { text, width } = readGlyphs(shown[1] ?? "", font);
    runs.push({ text, x, y, size, width: (width * size) / 1000, tag: marks.at(-1) ?? "" });
    x += (width * size) / 1000;
  }
  return runs;
}

/** Reads a document that pdfkit made: its texts with their places and tags. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes);
  const objects = objectsOf(file);
  const heads = [...objects.values()].map(({ head }) => head);
  const kids = heads.find((head) => head.includes("/Type /Pages"))?.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? "";
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => headOf(objects, Number(id)));
  return {
    raw: file.toString("latin1"),
    pages: pages.map((page) =>
      readPage(objects, page, Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page)?.[1])),
    ),
    tags: heads.flatMap((head) => /^<<\n\/S \/(\w+)\n/.exec(head)?.[1] ?? []),
    attached: [...objects.values()].flatMap(({ head, stream }) =>
      stream && head.includes("/Type /EmbeddedFile") ? [stream] : [],
    ),
  };
}

/** The document's own text, in order: without page footers and repeated heads. */
export const ownText = ({ pages }: ReadPdf): string =>
  pages
    .flat()
    .filter(({ tag }) => tag !== "Artifact")
    .map(({ text }) => text)
    .join(" ");

/** Makes two texts comparable: characters normalised, and spaces left out, since lines break anywhere. */
export const folded = (text: string): string => text.normalize("NFKC").replace(/\s/gu, "");
