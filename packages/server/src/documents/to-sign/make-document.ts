import { type SealKey, sealPdf } from "../../seal/index.ts";
import { addSealPlaceholder } from "../../seal/placeholder.ts";
import type { LegalDocument } from "../legal/model.ts";
import { legalPdf } from "../legal/render-pdf.ts";
import { blankContents } from "./blank.ts";
import { certificateSection, type UnconcludedEvidence, unconcludedSection } from "./certificate.ts";
import type { DocumentContent, EvidenceForCertificate, SignatureBlock } from "./content.ts";
import { legalDocument } from "./document.ts";
import { writeEvidenceHead } from "./evidence-head.ts";
import { fillSignatures } from "./fill-signatures.ts";
import { opaqueDrawing } from "./opaque-drawing.ts";

/** A document as it is read before it is signed. The same data make the same bytes. */
export function documentPdf({ content }: { readonly content: DocumentContent }): Promise<Uint8Array> {
  return legalPdf(legalDocument(content), { place: content.site?.name ?? null });
}

/**
 * Makes documents that nobody reads, when a thread starts: their common words are laid out then, which makes the next
 * documents fast.
 */
export async function warmDocuments(): Promise<void> {
  for (const content of blankContents) await documentPdf({ content });
}

export interface DocumentToSeal {
  /** What was read and signed: kept rather than rewritten, since our models may have changed since. */
  readonly words: LegalDocument;
  /** The participant's place, which the title names, as it did in what was signed. */
  readonly place?: string | null;
  readonly signatures: readonly SignatureBlock[];
  readonly evidence: EvidenceForCertificate;
  /** The very file that was signed, attached inside. */
  readonly prepared: Uint8Array;
  readonly key: SealKey;
  /** Whether to keep room for a third party's timestamp, and to mention it: a copy without one is made anew. */
  readonly timestamped?: boolean;
}

async function withOpaqueDrawing(block: SignatureBlock): Promise<SignatureBlock> {
  return block.drawing ? { ...block, drawing: await opaqueDrawing(block.drawing) } : block;
}

/** The very file that was signed, in its copy. */
function attachPrepared(
  pdf: PDFKit.PDFDocument,
  {
    words,
    evidence,
    prepared,
  }: Pick<DocumentToSeal, "words" | "prepared"> & {
    readonly evidence: Pick<EvidenceForCertificate, "documents">;
  },
): void {
  pdf.file(Buffer.from(prepared), {
    name: evidence.documents[0]?.fileName ?? "document.pdf",
    type: "application/pdf",
    description: "Le document tel qu’il a été présenté avant d’être signé",
    creationDate: new Date(words.date),
    modifiedDate: new Date(words.date),
  });
}

/** The signed paper: signatures in their places, certificate, the file that was signed, seal. */
export async function sealedDocument(given: DocumentToSeal): Promise<Uint8Array> {
  const { words, evidence, key } = given;
  const signatures = await Promise.all(given.signatures.map(withOpaqueDrawing));
  const document = fillSignatures(words, signatures);
  const certified = {
    ...document,
    annexes: [
      ...document.annexes,
      certificateSection(evidence, signatures, { timestamped: given.timestamped ?? false }),
    ],
  };
  const madeAt = new Date(evidence.sealedAt);
  const bytes = await legalPdf(certified, {
    madeAt,
    place: given.place ?? null,
    beforeEnd: (pdf) => {
      attachPrepared(pdf, given);
      writeEvidenceHead(pdf, evidence.lastHash);
      addSealPlaceholder(pdf, {
        name: "Mon énergie collective",
        reason: "Cachet du document signé",
        date: madeAt,
        timestamped: given.timestamped,
      });
    },
  });
  return sealPdf(bytes, key);
}

export interface UnconcludedDocument
  extends Pick<DocumentToSeal, "words" | "place" | "signatures" | "prepared"> {
  readonly evidence: UnconcludedEvidence;
}

/** What not all have signed: the signatures that there are, and the evidence of its reader's own. No seal: it would say that it binds. */
export async function unconcludedDocument(given: UnconcludedDocument): Promise<Uint8Array> {
  const { words, evidence } = given;
  const signatures = await Promise.all(given.signatures.map(withOpaqueDrawing));
  const document = fillSignatures(words, signatures);
  const missing = evidence.isAwaited ? "Pas encore signé." : "Non signé.";
  const copy = {
    ...document,
    signatures: document.signatures.map((place) => (place.signature ? place : { ...place, missing })),
    annexes: [...document.annexes, unconcludedSection(evidence, signatures)],
  };
  return legalPdf(copy, {
    madeAt: new Date(evidence.madeAt),
    place: given.place ?? null,
    beforeEnd: (pdf) => attachPrepared(pdf, given),
  });
}
