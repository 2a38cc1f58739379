import { formatDate } from "@mec/domain/shared";
import { openPdf, pdfBytes } from "../pdf.ts";
import { blockPart, headingPart, notePart, sectionPart, textPart } from "./blocks.ts";
import { joinParts, type Part } from "./flow.ts";
import { styles } from "./look.ts";
import { articleTitle, type LegalDocument, runText } from "./model.ts";
import { drawPages } from "./pages.ts";
import { signaturesPart } from "./signatures.ts";

function titleParts(pdf: PDFKit.PDFDocument, { title, subtitle, fields, warning }: LegalDocument): Part[] {
  return [
    textPart(pdf, [title], { tag: "H1", style: styles.title, before: 0, keep: true }),
    ...(subtitle ? [textPart(pdf, [subtitle], { tag: "P", style: styles.subtitle, before: 3 })] : []),
    ...(warning ? [notePart(pdf, warning)] : []),
    ...(fields.length > 0 ? [blockPart(pdf, { kind: "fields", fields })] : []),
  ];
}

/** The title and the last words stay with the first signatures. */
function closingParts(pdf: PDFKit.PDFDocument, { closing, signatures }: LegalDocument): Part[] {
  const keep = signatures.length > 0;
  const words = closing.map((text) => textPart(pdf, text, { tag: "P", style: styles.body, before: 5, keep }));
  if (!keep) return words;
  return [headingPart(pdf, "Signatures"), ...words, signaturesPart(pdf, signatures)];
}

/** Lines of the document that stay with its signatures: no page holds signatures alone. */
const linesWithSignatures = 4;

/** When the file is made, and what to add before it ends: an attached file, the place of a seal. */
export interface Making {
  /** The document's date unless said. */
  readonly madeAt?: Date;
  /** What tells it from others of its kind: the title that windows and readers show names it. */
  readonly place?: string | null;
  readonly beforeEnd?: (pdf: PDFKit.PDFDocument) => void;
}

const fieldsText = ({ fields }: LegalDocument): string =>
  fields.map(({ label, value }) => `${label}\u00a0: ${value.map(runText).join("")}`).join(", ");

/** A legal document as a PDF, tagged. The same document makes the same bytes. */
export function legalPdf(
  document: LegalDocument,
  { madeAt, place, beforeEnd }: Making = {},
): Promise<Uint8Array> {
  const pdf = openPdf({
    title: [document.title, place, document.projectName].filter(Boolean).join(" – "),
    subject: fieldsText(document),
    date: madeAt ?? new Date(document.date),
    bufferPages: true,
  });
  const opening = document.opening.map((section) => ({ section, part: sectionPart(pdf, section) }));
  const text = joinParts([
    ...titleParts(pdf, document),
    ...opening.map(({ part }) => part),
    ...document.articles.map((article, index) =>
      sectionPart(pdf, { ...article, title: articleTitle(index, article) }),
    ),
  ]);
  const part = joinParts([
    text,
    ...closingParts(pdf, document),
    ...document.annexes.map((annex) => sectionPart(pdf, annex, true)),
  ]);
  const held = new Set([
    ...(document.signatures.length > 0 ? text.slots.slice(-linesWithSignatures) : []),
    // The last line of a section that is not cut may be followed on the next page.
    ...opening.flatMap(({ section, part: { slots } }) => (section.isWhole ? slots.slice(0, -1) : [])),
  ]);
  drawPages(pdf, part, { foot: `${document.projectName}\u00a0–\u00a0${formatDate(document.date)}`, held });
  beforeEnd?.(pdf);
  return pdfBytes(pdf);
}
