import type { HeldFile } from "./held-file.ts";

/** A file that was sent in a multipart body, whole and within its limit: held for as long as its handler works. */
export interface Upload {
  readonly file: HeldFile;
  readonly fileName: string;
}

/** A file that a handler reads as it comes; it ends with a FILE_TOO_LARGE error when it passes its limit. */
export interface UploadStream {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly fileName: string;
}
