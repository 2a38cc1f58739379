export { type ArchiveEntry, makeArchive } from "./make-archive.ts";
