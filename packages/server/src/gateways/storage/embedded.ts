import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileKey, typeOfKey } from "./file-key.ts";
import type { fileLinks } from "./file-links.ts";
import type { Storage } from "./port.ts";

type Place = { folder: string; file: string };

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Synced to the disk before it gets its name, so that a power cut leaves the whole file or none. */
async function writeWhole({ folder, file }: Place, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomUUID()}.draft`);
  try {
    const handle = await open(draft, "wx", 0o600);
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

/** Files named by their SHA-256 in `dataDir/files/ab/cd/`, with an extension for their type. */
export function embeddedStorage({
  dataDir,
  links,
}: {
  dataDir: string;
  links: ReturnType<typeof fileLinks>;
}): Storage {
  const root = join(dataDir, "files");

  /** Only a valid key of ours has a path: nothing else ever reaches the disk. */
  function placeOf(key: string): Place {
    const folder = join(root, key.slice(0, 2), key.slice(2, 4));
    return { folder, file: join(folder, key) };
  }

  return {
    async put(bytes, { contentType }) {
      const key = fileKey(bytes, contentType);
      await writeWhole(placeOf(key), bytes);
      return key;
    },
    async get(key) {
      const contentType = typeOfKey(key);
      if (contentType === null) return null;
      try {
        return { bytes: await readFile(placeOf(key).file), contentType };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async delete(key) {
      if (typeOfKey(key) !== null) await rm(placeOf(key).file, { force: true });
    },
    async link(key, options) {
      return links.make(key, options);
    },
  };
}
