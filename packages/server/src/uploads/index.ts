export { type HeldFile, openNameless, withHeldFile } from "./held-file.ts";
export { readPaper } from "./read-paper.ts";
export type { Upload } from "./upload.ts";
