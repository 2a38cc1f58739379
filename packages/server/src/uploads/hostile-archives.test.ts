import { contentTypesXml, docx } from "../../test/upload-files.ts";
import { zip } from "../../test/zip-files.ts";
import { type Hostile, refuses, text } from "./hostile.test-helper.ts";

const part = (name: string, content = "x") => docx({ [name]: content });
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

const notAccepted: readonly Hostile[] = [
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

refuses("What is no accepted file", notAccepted);
refuses("An archive", archives);
