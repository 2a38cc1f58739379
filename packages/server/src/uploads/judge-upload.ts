import type { UploadExtension } from "@mec/domain/pmo";
import { openArchive } from "./archive.ts";
import { checkDocx } from "./docx.ts";
import { checkOdt, odtType } from "./odt.ts";
import { checkPdf } from "./pdf.ts";
import { type Refusal, Refused, unsupported } from "./refusal.ts";

export const contentTypes: Record<UploadExtension, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: odtType,
};

/** Plain data: it comes back from a worker thread. */
export type Verdict = { readonly kind: UploadExtension } | { readonly refusal: Refusal };

const accepted = "Envoyez un PDF, un document Word (.docx) ou un document OpenDocument (.odt).";

/** Files that people send by mistake, by their first bytes. */
const others: readonly { readonly start: string; readonly what: string }[] = [
  { start: "\u00d0\u00cf\u0011\u00e0", what: "un ancien document Office (.doc), ou un document protégé" },
  { start: "\u00ff\u00d8\u00ff", what: "une photo" },
  { start: "\u0089PNG", what: "une image" },
  { start: "GIF8", what: "une image" },
  { start: "{\\rtf", what: "un document RTF" },
  { start: "MZ", what: "un programme" },
  { start: "\u007fELF", what: "un programme" },
];

function notAccepted(head: string): Refused {
  const other = others.find(({ start }) => head.startsWith(start));
  return unsupported(other ? `Ce fichier est ${other.what}. ${accepted}` : accepted);
}

function checkArchive(bytes: Buffer, head: string): UploadExtension {
  if (head.includes("%PDF-")) throw new Refused("DANGEROUS_FILE", "Ce document cache un PDF.");
  const archive = openArchive(bytes);
  if (archive.has("mimetype")) {
    if (archive.names[0] !== "mimetype" || archive.read("mimetype").toString("latin1") !== odtType) {
      throw unsupported(`Ce fichier n’est pas un texte OpenDocument. ${accepted}`);
    }
    checkOdt(archive);
    return "odt";
  }
  if (!archive.has("[Content_Types].xml")) throw unsupported(`Ce fichier est une archive. ${accepted}`);
  checkDocx(archive);
  return "docx";
}

function kindOf(bytes: Buffer): UploadExtension {
  if (bytes.length === 0) throw new Refused("EMPTY_FILE", "Ce fichier est vide.");
  const head = bytes.toString("latin1", 0, 1024);
  if (head.startsWith("PK\u0003\u0004")) return checkArchive(bytes, head);
  if (!head.startsWith("%PDF-")) throw notAccepted(head);
  checkPdf(bytes);
  return "pdf";
}

/**
 * The true kind of a file, from its bytes alone, and whether it may be kept: a PDF, Word or OpenDocument text
 * that can only be read. Nothing in it is run, and inflating it is bounded.
 */
export function judgeUpload({ bytes }: { readonly bytes: Uint8Array }): Verdict {
  try {
    return { kind: kindOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
