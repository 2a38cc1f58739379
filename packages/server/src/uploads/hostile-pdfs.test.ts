import { deflateSync } from "node:zlib";
import { docx, objectStream, pdf, stream } from "../../test/paper-files.ts";
import { type Hostile, refuses, text } from "./hostile.test-helper.ts";

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

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

refuses("A PDF", pdfs);
