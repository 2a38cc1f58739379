import { deflateSync } from "node:zlib";
import { Document, Packer, Paragraph } from "docx";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contentTypesXml,
  documentXml,
  docx,
  objectStream,
  odt,
  odtContent,
  pdf,
  relationsXml,
  stream,
} from "../../test/upload-files.ts";
import { openPdf, pdfBytes } from "../documents/pdf.ts";
import { announcedKind, cleanFileName } from "./file-name.ts";
import { judgeUpload } from "./judge-upload.ts";

const verdictOf = (bytes: Uint8Array) => judgeUpload({ bytes });

async function ourPdf(link?: string): Promise<Uint8Array> {
  const document = openPdf({ title: "Statuts de l’association", date: new Date("2026-05-04T08:00:00Z") });
  document.text("Statuts", link === undefined ? {} : { link });
  return pdfBytes(document);
}

const largeBody = Array.from(
  { length: 30_000 },
  (_, index) => `<w:p><w:r><w:t>Article ${index}, ${(index * 7919) % 10_007} membres.</w:t></w:r></w:p>`,
).join("");

describe("a file that can only be read is taken for what it is", () => {
  it.each<[string, "pdf" | "docx" | "odt", () => Promise<Uint8Array> | Uint8Array]>([
    ["a PDF", "pdf", () => pdf()],
    ["a PDF of ours, with its fonts", "pdf", ourPdf],
    [
      "a PDF whose objects are compressed",
      "pdf",
      () => pdf({ objects: [objectStream("<< /Type /Font >>")] }),
    ],
    [
      "a PDF with a picture, a profile and an outline",
      "pdf",
      () =>
        pdf({
          objects: [
            "<< /First 5 0 R >>",
            stream(deflateSync(Buffer.alloc(500, 7)), "/N 3 /Filter /FlateDecode"),
            stream(Buffer.from("\u00ff\u00d8\u00ff", "latin1"), "/Subtype /Image /Filter /DCTDecode"),
          ],
        }),
    ],
    [
      "a PDF that was completed later",
      "pdf",
      () => pdf({ after: "4 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\r\n" }),
    ],
    [
      "a PDF with a link to a page",
      "pdf",
      () => pdf({ objects: ["<< /S /URI /URI (https://exemple.fr) >>"] }),
    ],
    ["a PDF of ours with a link", "pdf", () => ourPdf("https://exemple.fr/statuts")],
    [
      "a PDF that opens at one of its pages, as LibreOffice writes it",
      "pdf",
      () => pdf({ catalogue: "/OpenAction[3 0 R /XYZ null null 0]" }),
    ],
    [
      "a PDF that opens at one of its pages, as LaTeX writes it",
      "pdf",
      () => pdf({ catalogue: "/OpenAction 4 0 R", objects: ["<< /S /GoTo /D [3 0 R /Fit] >>"] }),
    ],
    [
      "a PDF that opens at one of its pages, told among compressed objects",
      "pdf",
      () =>
        pdf({ catalogue: "/OpenAction 9 0 R", objects: [objectStream("<< /S /GoTo /D [3 0 R /Fit] >>")] }),
    ],
    [
      "a PDF that speaks of JavaScript and of attachments",
      "pdf",
      () => pdf({ objects: ["<< /Title (Le JavaScript, /AA et l'objet /EF de 1 0 obj << joints) >>"] }),
    ],
    [
      "a PDF whose pictures hold any bytes",
      "pdf",
      () =>
        pdf({
          objects: [
            stream(Buffer.from("\u0000 /AA << /EF ( obj ( /3D /N /First ", "latin1"), "/Filter /DCTDecode"),
          ],
        }),
    ],
    ["a Word document", "docx", () => docx()],
    [
      "a Word document of our library",
      "docx",
      () => Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph("Statuts")] }] })),
    ],
    [
      "a Word document of two megabytes of text",
      "docx",
      () => docx({ "word/document.xml": documentXml(largeBody) }),
    ],
    [
      "a Word document whose text has another name",
      "docx",
      () =>
        docx({
          "word/document.xml": null,
          "word/document2.xml": documentXml(),
          "[Content_Types].xml": contentTypesXml().replace("document.xml", "document2.xml"),
        }),
    ],
    [
      "a Word document made from its author's own template",
      "docx",
      () =>
        docx({
          "word/_rels/settings.xml.rels": relationsXml({
            type: "attachedTemplate",
            target: "file:///C:\\Users\\zoe\\Modèle.dotx",
            external: true,
          }),
        }),
    ],
    [
      "a Word document with its page numbers",
      "docx",
      () => docx({ "word/footer1.xml": documentXml("<w:r><w:instrText>PAGE</w:instrText></w:r>") }),
    ],
    [
      "a Word document with a comment, and quoted signs",
      "docx",
      () =>
        docx({
          "word/document.xml": documentXml(
            "<!-- x --><w:p><w:r><w:t><![CDATA[La DDE <a>]]> du département</w:t></w:r></w:p>",
          ),
        }),
    ],
    [
      "a Word document with links to write and to call",
      "docx",
      () =>
        docx({
          "word/_rels/document.xml.rels": relationsXml(
            { type: "hyperlink", target: "mailto:a@exemple.fr", external: true },
            { type: "hyperlink", target: "tel:+33299000000", external: true },
            { type: "hyperlink", target: "file:///C:\\Users\\zoe\\a.pdf", external: true },
          ),
        }),
    ],
    ["an OpenDocument text", "odt", () => odt()],
    [
      "an OpenDocument text with a link and a picture of its own",
      "odt",
      () =>
        odt({
          "content.xml": odtContent(
            '<text:a xlink:href="https://exemple.fr">x</text:a><draw:image xlink:href="Pictures/1.png"/>',
          ),
          "Pictures/1.png": "x",
        }),
    ],
  ])("%s", async (_, kind, make) => {
    expect(verdictOf(await make())).toEqual({ kind });
  });
});

describe("whatever is sent", () => {
  const uploads = [pdf({ objects: [objectStream("<< /Type /Font >>")] }), docx(), odt()];
  const spoiled = fc
    .tuple(
      fc.constantFrom(...uploads),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.nat(),
    )
    .map(([upload, changes, cut]) => {
      const bytes = Buffer.from(upload);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes;
    });

  it("has a verdict, and never breaks the judge", () => {
    fc.assert(
      fc.property(fc.oneof(spoiled, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        const verdict = verdictOf(bytes);
        expect("kind" in verdict || verdict.refusal.reason.length > 10).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  /** Files made to keep a parser busy for hours: each is read from its first character to its last, once. */
  const megabytes = (content: string, size: number) => content.repeat((size * 1024 * 1024) / content.length);
  it.each([
    ["tags that never end", () => docx({ "word/a.rels": `<a/>${megabytes('<Relationship "x', 0.9)}` })],
    [
      "fields that never end",
      () => docx({ "word/document.xml": documentXml(megabytes("<w:instrText ", 0.9)) }),
    ],
    ["streams that never end", () => pdf({ header: `%PDF-1.7\n${megabytes("stream\n", 9)}` })],
    ["figures", () => pdf({ header: `%PDF-1.7\n%${megabytes("1", 9)}\n` })],
    ["hexadecimal signs", () => pdf({ header: `%PDF-1.7\n%${megabytes("#2f", 9)}\n` })],
    ["objects that never end", () => pdf({ header: `%PDF-1.7\n${megabytes("1 0 obj<<", 9)}\n` })],
    ["objects inside one another", () => pdf({ header: `%PDF-1.7\n${megabytes("1 0 obj<<(", 9)}\n` })],
    ["objects of names", () => pdf({ header: `%PDF-1.7\n1 0 obj<<${megabytes("/A", 9)}\n` })],
    ["what opens and never ends", () => pdf({ header: `%PDF-1.7\n${megabytes("obj[<<", 9)}\n` })],
    [
      "opening actions",
      () => pdf({ header: `%PDF-1.7\n${megabytes("/OpenAction 4 0 R ", 9)}\n`, objects: ["[3 0 R /Fit]"] }),
    ],
    ["spaces", () => pdf({ header: `%PDF-1.7\n${megabytes(" ", 9)}` })],
  ])(
    "%s take no more than seconds",
    (_, make) => {
      expect(verdictOf(make())).toBeDefined();
    },
    // A machine that does much else makes minutes of them.
    180_000,
  );
});

describe("the name of a file", () => {
  it.each([
    ["Statuts signés.pdf", "Statuts signés.pdf"],
    ["../../etc/statuts.pdf", "statuts.pdf"],
    ["C:\\Users\\zoe\\statuts.PDF", "statuts.pdf"],
    ["..", "document.pdf"],
    ["", "document.pdf"],
    [".pdf", "document.pdf"],
    ["con.pdf", "document.pdf"],
    ["LPT1", "document.pdf"],
    ["statuts\u202efdp.exe", "statutsfdp.exe.pdf"],
    ["a\u0000b\r\nc.pdf", "abc.pdf"],
    ['<script>"|?*:.pdf', "script.pdf"],
    ["...statuts... .pdf", "statuts.pdf"],
    ["E\u0301te\u0301.pdf", "Été.pdf"],
    [`${"a".repeat(500)}.pdf`, `${"a".repeat(100)}.pdf`],
  ])("%j becomes %j", (given, clean) => {
    expect(cleanFileName(given, "pdf")).toBe(clean);
  });

  it("is plain and keeps its extension, whatever was given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (given) => {
        expect(cleanFileName(given, "odt")).toMatch(
          /^[^\p{Cc}\p{Cf}<>:"/\\|?*. ][^\p{Cc}\p{Cf}<>:"/\\|?*]*\.odt$/u,
        );
      }),
    );
  });

  it.each([
    ["statuts.pdf", "pdf"],
    ["STATUTS.DOCX", "docx"],
    ["statuts", null],
    ["statuts.", null],
    ["statuts.docm", ""],
    ["statuts.pdf.exe", ""],
    ["statuts.pdf/x", null],
  ])("%j announces %j", (given, kind) => {
    expect(announcedKind(given)).toBe(kind);
  });
});
