import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./port.ts";

/** The types that the platform keeps, with the extension that says them in a key. */
const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "application/zip": "zip",
  "text/csv": "csv",
};
const CONTENT_TYPES = new Map(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]));

const KEY = /^([0-9a-f]{2})([0-9a-f]{2})[0-9a-f]{60}\.([a-z]{3})$/;

type Place = { folder: string; file: string; contentType: string };

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** On the disk before it has its name, so that a power cut leaves the whole file or none. */
async function writeWhole({ folder, file }: Place, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}.draft`);
  try {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  for (const changed of [folder, dirname(folder), dirname(dirname(folder))]) await syncFolder(changed);
}

/** Files named by their SHA-256 in `dataDir/files/ab/cd/`, the extension saying their type. */
export function embeddedStorage(dataDir: string): Storage {
  const root = join(dataDir, "files");

  /** Null for what is no key of ours: nothing else ever reaches the disk. */
  function placeOf(key: string): Place | null {
    const [, first, second, extension] = KEY.exec(key) ?? [];
    const contentType = CONTENT_TYPES.get(extension ?? "");
    if (!first || !second || !contentType) return null;
    const folder = join(root, first, second);
    return { folder, file: join(folder, key), contentType };
  }

  return {
    async put(bytes, { contentType }) {
      const key = `${createHash("sha256").update(bytes).digest("hex")}.${EXTENSIONS[contentType]}`;
      const place = placeOf(key);
      if (!place) throw new Error(`Storage keeps no ${contentType}`);
      await writeWhole(place, bytes);
      return key;
    },
    async get(key) {
      const place = placeOf(key);
      if (!place) return null;
      try {
        return { bytes: await readFile(place.file), contentType: place.contentType };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async delete(key) {
      const place = placeOf(key);
      if (place) await rm(place.file, { force: true });
    },
  };
}
