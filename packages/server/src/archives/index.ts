export type { ArchiveEntry } from "./entry.ts";
export { makeArchive } from "./make-archive.ts";
