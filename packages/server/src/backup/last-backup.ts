import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileIn = (dataDir: string): string => join(dataDir, "last-backup");

/** Kept beside the data, where a server that has the embedded database reads it. */
export async function keepLastBackup(dataDir: string, madeAt: Date): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.draft`, `${madeAt.toISOString()}\n`, { mode: 0o600 });
  await rename(`${file}.draft`, file);
}

/** When the last backup of this DATA_DIR was made; null when there was none. */
export function readLastBackup(dataDir: string): Date | null {
  try {
    const madeAt = new Date(readFileSync(fileIn(dataDir), "utf8").trim());
    return Number.isNaN(madeAt.getTime()) ? null : madeAt;
  } catch {
    return null;
  }
}
