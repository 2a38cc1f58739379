import { deflateSync } from "node:zlib";
import { docx, objectStream, pdf, stream } from "../../test/upload-files.ts";
import { type Hostile, refuses, text } from "./hostile.test-helper.ts";

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const hexadecimal = (content: string) => text(`${Buffer.from(content, "latin1").toString("hex")}>`);
/** Objects under an encoding that is not looked into, declared by the dictionary in an unusual way. */
const coated = (dictionary: string) => pdf({ objects: [stream(hexadecimal(`9 0 ${script}`), dictionary)] });
/** Each row encoded as the difference from the one above, as in pictures: no word of it is readable. */
const shifted = (content: string) => {
  const columns = 8;
  const rows = Buffer.from(content.padEnd(Math.ceil(content.length / columns) * columns), "latin1");
  return Buffer.concat(
    Array.from({ length: rows.length / columns }, (_, row) => {
      const at = row * columns;
      const above = row === 0 ? Buffer.alloc(columns) : rows.subarray(at - columns, at);
      return Buffer.from([
        2,
        ...rows.subarray(at, at + columns).map((byte, index) => byte - (above[index] ?? 0)),
      ]);
    }),
  );
};

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
  [
    "that opens a web page by itself",
    pdf({ catalogue: "/OpenAction << /S /URI /URI (https://mal.example) >>" }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that opens a web page by itself, told elsewhere",
    pdf({ catalogue: "/OpenAction 4 0 R", objects: ["<< /S /URI /URI (https://mal.example) >>"] }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that opens a web page by itself, told among compressed objects",
    pdf({
      catalogue: "/OpenAction 9 0 R",
      objects: [objectStream("<< /S /URI /URI (https://mal.example) >>")],
    }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that opens a web page by itself, after a page of its own",
    pdf({
      catalogue: "/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://mal.example) >> >>",
    }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that does by itself what cannot be found",
    pdf({ catalogue: "/OpenAction 99 0 R" }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that opens a web page when a page is shown",
    pdf({ objects: ["<< /Type /Page /AA << /O << /S /URI /URI (https://mal.example) >> >> >>"] }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that opens a web page when a page is shown, its objects compressed",
    pdf({ objects: [objectStream("<< /A#41 << /O 4 0 R >> >>")] }),
    "DANGEROUS_FILE",
    /seule/,
  ],
  [
    "that opens another file",
    pdf({ objects: ["<< /S /GoToR /F (\\\\\\\\mal.example\\\\a.pdf) /D [0 /Fit] >>"] }),
    "DANGEROUS_FILE",
    /autre fichier/,
  ],
  [
    "with a file attached that is not called so",
    pdf({ objects: ["<< /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 5 0 R >> >> >>"] }),
    "DANGEROUS_FILE",
    /fichier joint/,
  ],
  [
    "with a file attached to its catalogue, not called so",
    pdf({ objects: ["<< /F (a.exe) /EF << /F 5 0 R >> >>"] }),
    "DANGEROUS_FILE",
    /fichier joint/,
  ],
  [
    "whose bytes lie in another file",
    pdf({ objects: [stream(text(""), "/F (\\\\\\\\mal.example\\\\a)")] }),
    "DANGEROUS_FILE",
    /autre fichier/,
  ],
  [
    "with a drawing in space",
    pdf({ objects: ["<< /Subtype /3D /3DD 5 0 R >>"] }),
    "DANGEROUS_FILE",
    /multimédia/,
  ],
  ["with a film", pdf({ objects: ["<< /Subtype /RichMedia >>"] }), "DANGEROUS_FILE", /multimédia/],
  [
    "with compressed objects in a coat, behind comments",
    coated("/N%\n1 /First%\n4 /Filter/ASCIIHexDecode"),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects in a coat, whose dictionary holds a false end",
    coated("/Type /ObjStm /N 1 /First 4 /X (endstream) /Filter /ASCIIHexDecode"),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects in a coat, whose dictionary holds a false start",
    coated("/Type /ObjStm /N 1 /First 4 %stream\n /Filter /ASCIIHexDecode"),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects in two coats, of which one is said in a comment",
    pdf({
      objects: [
        stream(
          deflateSync(hexadecimal(`9 0 ${script}`)),
          "/Type /ObjStm /N 1 /First 4 %/Filter /FlateDecode\n/Filter [/FlateDecode /ASCIIHexDecode]",
        ),
      ],
    }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects whose kind is told elsewhere",
    pdf({ objects: ["/ObjStm", stream(hexadecimal(`9 0 ${script}`), "/Type 4 0 R /Filter 4 0 R")] }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "with compressed objects that were shifted, told elsewhere",
    pdf({
      objects: [
        stream(
          deflateSync(shifted(`9 0 ${script}`)),
          "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms 5 0 R",
        ),
        "<< /Predictor 12 /Columns 8 >>",
      ],
    }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
  [
    "that is encrypted, behind a comment",
    pdf({ trailer: "/Encrypt%\n4 0 R" }),
    "UNSUPPORTED_FILE",
    /protégé/,
  ],
  [
    "around a big archive",
    pdf({
      objects: [
        stream(
          text(
            `PK\u0006\u0006${"\u0000".repeat(52)}PK\u0006\u0007${"\u0000".repeat(16)}PK\u0005\u0006${"\u00ff".repeat(16)}\u0000\u0000`,
          ),
          "",
        ),
      ],
    }),
    "DANGEROUS_FILE",
    /archive/,
  ],
  [
    "around an archive of RAR's",
    pdf({ objects: [stream(text("Rar!\u001a\u0007\u0001\u0000"), "")] }),
    "DANGEROUS_FILE",
    /archive/,
  ],
  [
    "around a web page that calls itself a stream",
    pdf({ header: "%PDF-1.7\n%stream <html><script>alert(1)</script>\n" }),
    "DANGEROUS_FILE",
    /page web/,
  ],
  [
    "of objects inside one another",
    pdf({ header: `%PDF-1.7\n${"1 0 obj<<(".repeat(300_000)}\n` }),
    "DANGEROUS_FILE",
    /vérifiée/,
  ],
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
