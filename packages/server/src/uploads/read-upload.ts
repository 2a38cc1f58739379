import { DomainError } from "@mec/domain/shared";
import { type Antivirus, AntivirusUnavailable } from "../gateways/antivirus/port.ts";
import type { Workers } from "../workers/pool.ts";
import { announcedKind, cleanFileName } from "./file-name.ts";
import { heldBytes } from "./held-file.ts";
import { contentTypes } from "./judge-upload.ts";
import type { Upload } from "./upload.ts";

export interface CheckedUpload {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly contentType: string;
}

/** When the antivirus cannot scan, the file is not kept. */
async function refuseViruses(antivirus: Antivirus, bytes: Uint8Array): Promise<void> {
  let virus: string | null;
  try {
    virus = await antivirus.findVirus(bytes);
  } catch (error) {
    if (!(error instanceof AntivirusUnavailable)) throw error;
    throw new DomainError(
      "FILE_NOT_CHECKED",
      "Ce fichier n’a pas pu être vérifié par notre antivirus\u00a0: rien n’a été enregistré. Réessayez dans quelques minutes.",
    );
  }
  if (virus !== null) {
    throw new DomainError(
      "DANGEROUS_FILE",
      "Notre antivirus a trouvé un virus dans ce fichier\u00a0: il n’est pas enregistré.",
    );
  }
}

/**
 * A file that somebody uploads: PDF, DOCX or ODT, checked in a worker thread and by the antivirus, its name cleaned.
 * @throws DomainError EMPTY_FILE, UNSUPPORTED_FILE, DANGEROUS_FILE, FILE_NOT_CHECKED; Busy.
 */
export async function readUpload(
  { workers, antivirus }: { workers: Workers; antivirus: Antivirus },
  { file, fileName }: Upload,
  whose: string,
): Promise<CheckedUpload> {
  const verdict = await workers.run("judgeUpload", file, whose);
  if ("refusal" in verdict) throw new DomainError(verdict.refusal.code, verdict.refusal.reason);
  const { kind } = verdict;
  const announced = announcedKind(fileName);
  if (announced !== null && announced !== kind) {
    const reason = `Le nom de ce fichier ne dit pas ce qu’il est\u00a0: renommez-le en .${kind}.`;
    throw new DomainError("UNSUPPORTED_FILE", reason);
  }
  const bytes = await heldBytes(file);
  await refuseViruses(antivirus, bytes);
  return {
    bytes,
    name: cleanFileName(fileName, kind),
    contentType: contentTypes[kind],
  };
}
