export { type HeldFile, openNameless, withHeldFile } from "./held-file.ts";
export { readUpload } from "./read-upload.ts";
export type { Upload } from "./upload.ts";
