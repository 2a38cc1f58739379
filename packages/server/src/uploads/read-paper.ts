import { DomainError } from "@mec/domain/shared";
import type { UploadStream } from "../http/handler.ts";
import type { Workers } from "../workers/pool.ts";
import { announcedKind, cleanFileName } from "./file-name.ts";
import { contentTypes } from "./judge-paper.ts";

export interface Paper {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly contentType: string;
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/**
 * A paper that somebody uploads: PDF, DOCX or ODT, checked in a worker thread, its name cleaned.
 * @throws DomainError EMPTY_FILE, FILE_TOO_LARGE, UNSUPPORTED_FILE, DANGEROUS_FILE.
 */
export async function readPaper(workers: Workers, { chunks, fileName }: UploadStream): Promise<Paper> {
  const bytes = await collect(chunks);
  const verdict = await workers.run("judgePaper", { bytes });
  if ("refusal" in verdict) throw new DomainError(verdict.refusal.code, verdict.refusal.reason);
  const { kind } = verdict;
  const announced = announcedKind(fileName);
  if (announced !== null && announced !== kind) {
    const reason = `Le nom de ce fichier ne dit pas ce qu’il est\u00a0: renommez-le en .${kind}.`;
    throw new DomainError("UNSUPPORTED_FILE", reason);
  }
  return { bytes, name: cleanFileName(fileName, kind), contentType: contentTypes[kind] };
}
