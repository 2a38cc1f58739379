import { createRequire } from "node:module";
import { Transformer } from "@napi-rs/image";
import { describe, expect, it, vi } from "vitest";
import { readPdf } from "../../test/read-pdf.ts";
import {
  annotate,
  EscapedDocument,
  endFirstPage,
  type GlyphRun,
  hasForm,
  makeOtherGlyph,
  makeReference,
  type OpenFont,
  openFontFile,
  openForm,
  openImage,
  type StructureOptions,
  useOpenFont,
} from "./insides.ts";

/** Each test fails when pdfkit, or the fonts that it opens, change an internal that we use. */

const path = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
);

async function read(document: PDFKit.PDFDocument): Promise<ReturnType<typeof readPdf>> {
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return readPdf(Buffer.concat(chunks));
}

const blank = (options: PDFKit.PDFDocumentOptions = {}) =>
  new EscapedDocument({ pdfVersion: "1.7", tagged: true, lang: "fr-FR", compress: false, ...options });

const newKnown = () => ({ words: new Map<string, GlyphRun>(), widths: new Map<string, number>() });

describe("a font that is open", () => {
  const font = openFontFile(path);

  it("lays a text out, in its units, and knows what it lacks", () => {
    expect(font.unitsPerEm).toBeGreaterThan(0);
    const { glyphs, positions, advanceWidth } = font.layout("Énergie");
    expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join("")).toBe("Énergie");
    expect(positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)).toBe(advanceWidth);
    expect(glyphs[0]?.path.toSVG()).toMatch(/^M/);
    expect([font.hasGlyphForCodePoint(0xe9), font.hasGlyphForCodePoint(0x5317)]).toEqual([true, false]);
  });

  it("keeps a glyph for each form; another one for other signs leaves it as it is", () => {
    const own = openFontFile(path);
    const make = own.getGlyph.bind(own);
    const id = 5;
    const first = make(id, [0x20]);
    expect(make(id, [0xa0])).toBe(first);
    const other = makeOtherGlyph(own, make, id, [0xa0]);
    expect(other.codePoints).toEqual([0xa0]);
    expect(first.codePoints).toEqual([0x20]);
    expect(make(id, [0x41])).toBe(first);
  });

  it("is written in by every document that it is given to, which lays no word out that an earlier one has", async () => {
    const own: OpenFont = openFontFile(path);
    const known = newKnown();
    const write = () => {
      const document = blank();
      useOpenFont(document, "regular", own, known);
      document.font("regular", 10).text("Énergie partagée", 50, 50, { lineBreak: false });
      return read(document);
    };
    const layout = vi.spyOn(own, "layout");
    const first = await write();
    expect(layout).toHaveBeenCalled();
    expect(known.words.size).toBeGreaterThan(0);
    layout.mockClear();
    const second = await write();
    expect(layout).not.toHaveBeenCalled();
    for (const { pages } of [first, second])
      expect(pages[0]?.map(({ text }) => text).join("")).toBe("Énergie partagée");
  });

  it("measures each text as pdfkit does, whether it is known by now or not, in any size", () => {
    const [own, bare] = [blank(), blank()];
    useOpenFont(own, "regular", openFontFile(path), newKnown());
    bare.registerFont("regular", path);
    for (const text of ["Énergie partagée", "120,50\u00a0€", "", "AV  AV", "Énergie partagée"]) {
      for (const size of [8.5, 11]) {
        const widths = [own, bare].map((document) => document.font("regular", size).widthOfString(text));
        expect(widths[0]).toBe(widths[1]);
      }
    }
  });
});

it("a page that is ended leaves memory, and those after it can still be drawn on", async () => {
  const document = blank({ bufferPages: true });
  useOpenFont(document, "regular", openFontFile(path), newKnown());
  document.text("Première", 50, 50).addPage().text("Deuxième", 50, 50);
  endFirstPage(document);
  expect(document.bufferedPageRange()).toEqual({ start: 1, count: 1 });
  document.addPage().text("Troisième", 50, 50);
  document.switchToPage(1);
  document.text("suite", 50, 100);
  const { pages } = await read(document);
  expect(pages.map((runs) => runs.map(({ text }) => text).join(" "))).toEqual([
    "Première",
    "Deuxième suite",
    "Troisième",
  ]);
});

it("says of a page that was ended which elements stand on it, as of one that was not", async () => {
  const write = (endsPages: boolean) => {
    const document = blank({ bufferPages: true });
    useOpenFont(document, "regular", openFontFile(path), newKnown());
    const list = document.struct("L");
    document.addStructure(list);
    for (const word of ["Un", "Deux", "Trois"]) {
      const item = document.struct("LI");
      list.add(item);
      item.add(() => document.text(word, 50, 50));
      item.add(() => document.text("suite", 50, 100));
      item.end();
      document.addPage();
      if (endsPages) endFirstPage(document);
    }
    list.end();
    return read(document);
  };
  const numbers = ({ raw }: Awaited<ReturnType<typeof read>>) => /\/Nums \[([^>]*)\]\n>>/.exec(raw)?.[1];
  const ended = numbers(await write(true));
  expect(ended?.match(/\d+ \[\d+ 0 R \d+ 0 R\]/g)).toHaveLength(3);
  expect(ended).toBe(numbers(await write(false)));
});

it("a picture that is shown twice is in the file once", async () => {
  const jpeg = await Transformer.fromRgbaPixels(new Uint8Array(16 * 16 * 4), 16, 16).jpeg();
  const document = blank();
  const image = openImage(document, jpeg);
  document.image(image, 0, 0).image(image, 50, 50);
  expect((await read(document)).raw.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it("an element of the structure says where its picture is, and of what it is the head", async () => {
  const document = blank({ size: "A4" });
  const picture: StructureOptions = { alt: "Un toit", bbox: [10, 20, 110, 70] };
  const head: StructureOptions = { scope: "Column" };
  for (const [tag, options] of [
    ["Figure", picture],
    ["TH", head],
  ] as const) {
    const draw = () => document.rect(10, 20, 100, 50).fill("black");
    document.addStructure(document.struct(tag, options, [draw]));
  }
  const { raw } = await read(document);
  expect(raw).toContain("/BBox [10 771.89 110 821.89]");
  expect(raw).toContain("/Scope /Column");
});

it("a document has one form, with a field that is an annotation of its page", async () => {
  const document = blank();
  const fields: object[] = [];
  expect(hasForm(document)).toBe(false);
  openForm(document, { Fields: fields, SigFlags: 3 });
  expect(hasForm(document)).toBe(true);
  const value = makeReference(document, { Type: "Sig" });
  value.end();
  const structure = document.struct("Form", { alt: "Cachet" });
  const field = annotate(document, { Subtype: "Widget", FT: "Sig", V: value, structParent: structure });
  fields.push(field);
  document.addStructure(structure);
  structure.end();
  expect(field.data).toMatchObject({ Subtype: "Widget", FT: "Sig" });
  const { raw } = await read(document);
  const object = (id = "") => raw.split(`\n${id} 0 obj\n`)[1]?.split("endobj")[0] ?? "";
  const form = object(/\/AcroForm (\d+) 0 R/.exec(raw)?.[1]);
  const [, widget] = /\/Fields \[(\d+) 0 R\]/.exec(form) ?? [];
  expect(form).toContain("/SigFlags 3");
  expect(object(widget)).toContain("/FT /Sig");
  expect(raw).toContain(`/Annots [${widget} 0 R]`);
});

it("what is XML in a document is whole, whatever its title", async () => {
  const { raw } = await read(blank({ info: { Title: "Soleil & <Cie>", Subject: "A < B" } }));
  expect(raw).toContain("Soleil &amp; &lt;Cie&gt;</rdf:li>");
  expect(raw).toContain("A &lt; B");
  const xml = raw.slice(raw.indexOf("<x:xmpmeta"), raw.indexOf("</x:xmpmeta>"));
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
});
