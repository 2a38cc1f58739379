import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  accord,
  bulletin,
  company,
  longContents,
  producersOf,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { isInstalled } from "../../../test/installed.ts";
import { legalText } from "../../../test/legal-text.ts";
import { folded, ownText, type PdfRun, type ReadPdf, readPdf } from "../../../test/read-pdf.ts";
import { sheet } from "../legal/look.ts";
import { blankContents } from "./blank.ts";
import type { DocumentContent } from "./content.ts";
import { legalDocument } from "./document.ts";
import { documentPdf } from "./make-document.ts";

const strange: DocumentContent = {
  ...bulletin,
  project: { ...bulletin.project, name: "Soleil ☀️ & <partagé> 北 🌱" },
  participant: {
    ...company,
    email: "a2x3@exemple.fr",
    socialReason: "Cafe\u0301 «\u202f1 234\u202f» fi ffl —",
  },
};

const documents: [string, DocumentContent][] = [
  ["a bulletin", bulletin],
  ["an accord", accord],
  ["a producer's accord", { ...accord, participant: company, site: productionSite }],
  ["a contract", salesContract],
  ["a contract with 3 producers", { ...salesContract, producers: producersOf(3) }],
  ["a contract with 200 producers", { ...salesContract, producers: producersOf(200) }],
  ["a bulletin with strange signs", strange],
  ...blankContents.map((content): [string, DocumentContent] => [`an empty ${content.kind}`, content]),
  ...longContents.map((content): [string, DocumentContent] => [`a ${content.kind} of long names`, content]),
];

const made = new Map<DocumentContent, Promise<Uint8Array>>();
function bytesOf(content: DocumentContent): Promise<Uint8Array> {
  const known = made.get(content) ?? documentPdf({ content });
  made.set(content, known);
  return known;
}
const readDocument = async (content: DocumentContent): Promise<ReadPdf> => readPdf(await bytesOf(content));

/** Characters that the fonts lack are printed as squares. */
const asPrinted = (text: string): string =>
  text.replace(/\p{Variation_Selector}/gu, "").replace(/北|🌱/gu, "□");

const own = (page: readonly PdfRun[]): PdfRun[] => page.filter(({ tag }) => tag !== "Artifact");
const artifacts = (page: readonly PdfRun[]): string =>
  folded(
    page
      .filter(({ tag }) => tag === "Artifact")
      .map(({ text }) => text)
      .join(""),
  );

describe.each(documents)("%s", (_, content) => {
  it("says all that its data say, and nothing else", async () => {
    const expected = asPrinted(legalText(legalDocument(content)));
    expect(folded(ownText(await readDocument(content)))).toBe(folded(expected));
  });

  it("keeps every line within its page and its margins", async () => {
    for (const run of (await readDocument(content)).pages.flatMap(own)) {
      expect(run.x).toBeGreaterThanOrEqual(sheet.left - 0.1);
      expect(run.x + run.width).toBeLessThanOrEqual(sheet.width - sheet.right + 0.5);
      expect(run.y - run.size).toBeGreaterThanOrEqual(sheet.top - 5);
      expect(run.y).toBeLessThanOrEqual(sheet.height - sheet.bottom);
    }
  });

  it("tells on each page its project, its date, the page and their number", async () => {
    const { pages } = await readDocument(content);
    pages.forEach((page, index) => {
      expect(artifacts(page)).toContain(folded(`Page ${index + 1} / ${pages.length}`));
      expect(artifacts(page)).toMatch(/–1er(mars|janvier)2026$/);
      expect(artifacts(page)).toContain(folded(asPrinted(content.project.name)));
    });
  });

  it("leaves no title at the foot of a page, and no signatures without a piece of what is signed", async () => {
    for (const page of (await readDocument(content)).pages) {
      expect(own(page).at(-1)?.tag).not.toMatch(/^H\d$/);
      expect(own(page)[0]?.text).not.toBe("Signatures");
    }
  });

  it("is tagged with its title, its parts and its language, and its fonts are inside", async () => {
    const { raw, tags } = await readDocument(content);
    const document = legalDocument(content);
    const count = (tag: string) => tags.filter((one) => one === tag).length;
    expect(count("Document")).toBe(1);
    expect(count("H1")).toBe(1);
    expect(count("H2")).toBe(
      document.opening.length + document.articles.length + document.annexes.length + 1,
    );
    expect(count("LI")).toBe(count("LBody"));
    for (const tag of ["P", "Table", "TR", "TH", "TD"]) expect(count(tag)).toBeGreaterThan(0);
    expect(raw.match(/\/Scope \/(Row|Column)/g)).toHaveLength(count("TH"));
    expect(raw).toContain("/Lang (fr-FR)");
    expect(raw).toContain("/Marked true");
    expect(raw).toContain("/DisplayDocTitle true");
    expect(raw.match(/\/FontFile2/g)).toHaveLength(2);
    expect(raw).not.toContain("/Helvetica");
  });

  it.skipIf(!isInstalled("qpdf"))("is sound, says qpdf", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "mec-document-")), "document.pdf");
    writeFileSync(file, await bytesOf(content));
    expect(execFileSync("qpdf", ["--check", file], { encoding: "utf8" })).toContain(
      "No syntax or stream encoding errors",
    );
  });
});

it("is the same to the byte for the same data, whatever was made before", async () => {
  const first = await documentPdf({ content: accord });
  await Promise.all([documentPdf({ content: salesContract }), documentPdf({ content: strange })]);
  expect(Buffer.compare(await documentPdf({ content: structuredClone(accord) }), first)).toBe(0);
});

it("has an identifier of its own, of which it keeps nothing else than its data", async () => {
  const idOf = async (content: DocumentContent) =>
    /\/ID \[<(\w+)>/.exec(readPdf(await documentPdf({ content })).raw)?.[1];
  const other = { ...bulletin, reference: "BA-2026-0002" };
  expect(await idOf(bulletin)).toMatch(/^\w{32}$/);
  expect(await idOf(bulletin)).toBe(await idOf({ ...bulletin }));
  expect(await idOf(bulletin)).not.toBe(await idOf(other));
});

it.skipIf(!isInstalled("pdftotext"))("gives its names back to other readers of PDFs", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "mec-document-")), "document.pdf");
  writeFileSync(file, await documentPdf({ content: accord }));
  const text = folded(execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }));
  for (const datum of [
    "Madame Zoé Šimůnek-Lefèvre",
    "L’Haÿ-les-Roses",
    "12 bis Rue de l’Œillet",
    "09111642617347",
    "Maëlle O’Connor",
    "Les Voisins du Soleil",
    "W381234567",
  ])
    expect(text).toContain(folded(datum));
});
