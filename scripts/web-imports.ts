import { posix } from "node:path";

/** A file of the web app and its text, by its path from `packages/web/src`. */
export type Files = ReadonlyMap<string, string>;

/** Which files import each file: by name, for its side effects, dynamically, or as a worker. */
export function importersOf(files: Files): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of files) {
    for (const [, path = ""] of text.matchAll(/\b(?:from|import|URL)\s*\(?\s*"(\.[^"]+)"/g)) {
      const imported = posix.join(posix.dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The folder of a file: "features/pmo", "parts/point", "app". */
export function roomOf(file: string): string {
  const [floor = "", room = ""] = file.split("/");
  return floor === "features" || floor === "parts" ? `${floor}/${room}` : floor;
}

/** The folders above the parts that show a part's file, directly or through other parts. */
export function showing(importers: ReadonlyMap<string, readonly string[]>, file: string): Set<string> {
  const seen = new Set([file]);
  for (const passed of seen) {
    if (passed !== file && !passed.startsWith("parts/")) continue;
    for (const importer of importers.get(passed) ?? []) seen.add(importer);
  }
  return new Set([...seen].map(roomOf).filter((room) => !room.startsWith("parts/")));
}
