import { Zip, ZipPassThrough } from "fflate";
import type { Deps } from "../../deps.ts";

/** A file of the storage, and where it lies in the archive. */
export interface Entry {
  readonly path: string;
  readonly key: string;
}

/** A name that no system takes for a path, and no other in the archive bears. */
export function makeNamer() {
  const taken = new Set<string>();
  return (name: string): string => {
    const clean =
      name
        .normalize("NFC")
        .replace(/[^\p{L}\p{N} ’'()-]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 100) || "Participant";
    for (let copy = 1; ; copy += 1) {
      const unique = copy === 1 ? clean : `${clean} (${copy})`;
      const key = unique.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return unique;
    }
  };
}

/** One file read at a time, so that an archive of thousands is never held whole. */
export async function* zipOf(
  deps: Pick<Deps, "storage" | "log" | "now">,
  entries: readonly Entry[],
): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const { path, key } of entries) {
    const file = await deps.storage.get(key);
    if (!file) {
      deps.log.error({ key }, "a document's file is not in the storage");
      continue;
    }
    // PDFs are compressed already.
    const part = new ZipPassThrough(path);
    part.mtime = deps.now();
    zip.add(part);
    part.push(file.bytes, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
