import { createHash } from "node:crypto";
import { readEvidenceHead } from "../../../documents/to-sign/evidence-head.ts";
import { type SealVerdict, verifySeal } from "../../../seal/index.ts";

export interface CheckedFile {
  /** Hexadecimal. */
  readonly sha256: string;
  readonly seal: SealVerdict;
  /** The head of its chain of evidence, as the file says it. */
  readonly evidenceHead: string | null;
}

/** What a file itself says, read in a worker thread because the file may be large. */
export function checkFile(bytes: Uint8Array): CheckedFile {
  return {
    sha256: createHash("sha256").update(bytes).digest("hex"),
    seal: verifySeal(bytes),
    evidenceHead: readEvidenceHead(bytes),
  };
}
