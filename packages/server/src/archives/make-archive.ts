import type { Readable } from "node:stream";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../deps.ts";
import { openNameless, withHeldFile } from "../uploads/index.ts";
import { Busy } from "../workers/busy.ts";
import type { ArchiveEntry } from "./entry.ts";
import type { ArchivedFile } from "./write-archive.ts";

export interface ArchiveBounds {
  readonly files: number;
  readonly bytes: number;
  /** How many archives may be made or fetched at once: by one person, and in all. */
  readonly ofOne: number;
  readonly ofAll: number;
}

/**
 * Enough for the documents of a project of 6,000 participants. A zip without the zip64 extension could hold twice as
 * many bytes.
 */
export const archiveBounds: ArchiveBounds = { files: 20_000, bytes: 2 * 1024 ** 3, ofOne: 2, ofAll: 6 };

const retryAfterSeconds = 30;

const tooLarge = () =>
  new DomainError(
    "FILE_TOO_LARGE",
    "Cette archive serait trop grande pour être faite d’un coup\u00a0: prenez ses documents un par un, ou ceux d’un participant à la fois.",
  );

/** Whoever opens the archive reads that it is not whole. */
const missingText = (paths: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    `Ces fichiers n’ont pas pu être lus, et ne sont pas dans cette archive\u00a0:\n\n${paths.join("\n")}\n`,
  );

const underWay = { ofOne: new Map<string, number>(), ofAll: 0 };

/** @returns two ends: of its making, and of all of it. @throws Busy. */
function enter(whose: string, bounds: ArchiveBounds) {
  const own = underWay.ofOne.get(whose) ?? 0;
  if (own >= bounds.ofOne) throw new Busy({ isOwn: true, retryAfterSeconds });
  if (underWay.ofAll >= bounds.ofAll) throw new Busy({ isOwn: false, retryAfterSeconds });
  underWay.ofOne.set(whose, own + 1);
  underWay.ofAll += 1;
  return {
    made() {
      underWay.ofAll -= 1;
    },
    over() {
      const left = (underWay.ofOne.get(whose) ?? 1) - 1;
      if (left === 0) underWay.ofOne.delete(whose);
      else underWay.ofOne.set(whose, left);
    },
  };
}

type Making = Pick<Deps, "storage" | "log" | "now" | "workers">;

async function bytesOf({ storage, log }: Making, entry: ArchiveEntry): Promise<Uint8Array | null> {
  if ("bytes" in entry) return entry.bytes;
  if ("make" in entry) return entry.make();
  const file = await storage.get(entry.key);
  if (!file) log.error({ key: entry.key }, "a file to archive is not in the storage");
  return file?.bytes ?? null;
}

/**
 * Writes one file after the other, so that an archive of thousands is never held whole; adds each one's place
 * to `files`.
 */
async function* contentsOf(
  deps: Making,
  entries: readonly ArchiveEntry[],
  { files, mostBytes }: { files: ArchivedFile[]; mostBytes: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  let start = 0;
  const missing: string[] = [];
  const next = (path: string, bytes: Uint8Array, isText: boolean): Uint8Array => {
    if (start + bytes.byteLength > mostBytes) throw tooLarge();
    files.push({ path, start, size: bytes.byteLength, isText });
    start += bytes.byteLength;
    return bytes;
  };
  for (const entry of entries) {
    const bytes = await bytesOf(deps, entry);
    if (bytes) yield next(entry.path, bytes, "bytes" in entry);
    else missing.push(entry.path);
  }
  if (missing.length > 0) yield next("fichiers-manquants.txt", missingText(missing), true);
}

/**
 * A zip, made on the disk by a worker thread and read from there: the thread that answers only moves bytes.
 * @param whose for whom it is made: an account, a project.
 * @throws DomainError FILE_TOO_LARGE; Busy.
 */
export async function makeArchive(
  deps: Making,
  entries: readonly ArchiveEntry[],
  whose: string,
  bounds: ArchiveBounds = archiveBounds,
): Promise<Readable> {
  if (entries.length > bounds.files) throw tooLarge();
  const place = enter(whose, bounds);
  const files: ArchivedFile[] = [];
  const archive = await openNameless().catch((error: unknown) => {
    place.made();
    place.over();
    throw error;
  });
  try {
    await withHeldFile(contentsOf(deps, entries, { files, mostBytes: bounds.bytes }), ({ descriptor }) =>
      deps.workers.run(
        "writeArchive",
        { from: descriptor, to: archive.fd, files, modifiedAt: deps.now() },
        whose,
      ),
    );
    return archive.createReadStream({ start: 0 }).once("close", place.over);
  } catch (error) {
    await archive.close();
    place.over();
    throw error;
  } finally {
    place.made();
  }
}
