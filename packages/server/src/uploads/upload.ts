import type { HeldFile } from "./held-file.ts";

/** A file that was sent in a multipart body, whole and within its limit: held for as long as its handler works. */
export interface Upload {
  readonly file: HeldFile;
  readonly fileName: string;
}
