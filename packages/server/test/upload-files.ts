import { deflateSync } from "node:zlib";
import { type ZipFile, type ZipShape, zip } from "./zip-files.ts";

/** Files as owners upload them, small and valid, and the changes that tests make to them. */

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
const ooxml = "http://schemas.openxmlformats.org";
export const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export const contentTypesXml = (main = mainType, more = "") =>
  xml(
    `<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
  );

export const relationsXml = (...relations: { type: string; target: string; external?: boolean }[]) =>
  xml(
    `<Relationships xmlns="${ooxml}/package/2006/relationships">${relations
      .map(
        ({ type, target, external }, index) =>
          `<Relationship Id="rId${index + 1}" Type="${ooxml}/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`,
      )
      .join("")}</Relationships>`,
  );

export const documentXml = (body = "<w:p><w:r><w:t>Statuts de l’association</w:t></w:r></w:p>") =>
  xml(`<w:document xmlns:w="${ooxml}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`);

/** Files by their names; null leaves one out. */
type Parts = Record<string, string | Uint8Array | null>;

const filesOf = (parts: Parts): ZipFile[] =>
  Object.entries(parts).flatMap(([name, content]) => (content === null ? [] : [{ name, content }]));

export function docx(parts: Parts = {}, shape: ZipShape = {}, more: readonly ZipFile[] = []): Buffer {
  const whole = {
    "[Content_Types].xml": contentTypesXml(),
    "_rels/.rels": relationsXml({ type: "officeDocument", target: "word/document.xml" }),
    "word/document.xml": documentXml(),
    "word/_rels/document.xml.rels": relationsXml({
      type: "hyperlink",
      target: "https://www.legifrance.gouv.fr/",
      external: true,
    }),
    ...parts,
  };
  return zip([...filesOf(whole), ...more], shape);
}

const oasis = "urn:oasis:names:tc:opendocument:xmlns";
const odtNamespaces = `xmlns:office="${oasis}:office:1.0" xmlns:text="${oasis}:text:1.0" xmlns:script="${oasis}:script:1.0" xmlns:draw="${oasis}:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"`;
export const odtContent = (body = "<text:p>Statuts</text:p>", scripts = "<office:scripts/>") =>
  xml(
    `<office:document-content ${odtNamespaces}>${scripts}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  );

export function odt(
  parts: Parts = {},
  mimetype: ZipFile = {
    name: "mimetype",
    content: "application/vnd.oasis.opendocument.text",
    stored: true,
  },
): Buffer {
  const whole = {
    "content.xml": odtContent(),
    "META-INF/manifest.xml": xml(
      `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/></manifest:manifest>`,
    ),
    ...parts,
  };
  return zip([mimetype, { name: "Configurations2/popupmenu/", stored: true }, ...filesOf(whole)]);
}

export interface PdfShape {
  /** Entries added to the catalogue. */
  catalogue?: string;
  /** Objects from number 4 on. */
  objects?: readonly (string | Buffer)[];
  trailer?: string;
  header?: string;
  after?: string;
}

/** A PDF of one page, with its table of objects. */
export function pdf({
  catalogue = "",
  objects = [],
  trailer = "",
  header = "%PDF-1.7\n",
  after = "",
}: PdfShape = {}): Buffer {
  const all: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from(header, "latin1")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of all.entries()) {
    const bytes = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === "string" ? Buffer.from(object, "latin1") : object,
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(at);
    parts.push(bytes);
    at += bytes.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + after, "latin1")]);
}

/** Objects that a PDF keeps together, compressed. */
export function objectStream(
  objects: string,
  dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
): Buffer {
  return stream(deflateSync(`9 0 ${objects}`), dictionary);
}

export const stream = (bytes: Uint8Array, dictionary: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
