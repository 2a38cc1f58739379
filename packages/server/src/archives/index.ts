export type { ArchiveEntry } from "./entry.ts";
export { archiveBounds, makeArchive } from "./make-archive.ts";
