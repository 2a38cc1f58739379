import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Stands beside the folder of a new database until its first files are all there. */
const unfinished = (directory: string) => `${directory}-unfinished`;

const namesIn = (directory: string) =>
  existsSync(directory) ? readdirSync(directory).filter((name) => name !== "lost+found") : [];

/**
 * Whether a folder takes a new database: it holds nothing, or only what a start left that was stopped while it unpacked one,
 * which is taken away. Announces the new one (`endFirstFiles`).
 * @throws Error when it holds other files, and no database: a new one would be written over what can perhaps be saved.
 */
export function beginFirstFiles(directory: string): boolean {
  const names = namesIn(directory);
  const wasStopped = existsSync(unfinished(directory));
  if (!wasStopped && names.includes("PG_VERSION")) return false;
  if (!wasStopped && names.length > 0) throw new Error("PG_VERSION is not in its folder");
  for (const name of names) rmSync(join(directory, name), { recursive: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished(directory), "", { mode: 0o600, flush: true });
  return true;
}

/**
 * Whether the embedded database of a DATA_DIR is gone while its keys are there: it was taken away, or was never there, as
 * where DATABASE_URL is no longer given. Not while a backup is restored, which brings the keys first.
 */
export function isDatabaseLost(dataDir: string): boolean {
  const isThere = (name: string) => existsSync(join(dataDir, name));
  if (!isThere("data-keys") || isThere("restore-unfinished")) return false;
  return !isThere(join("database", "PG_VERSION")) && !existsSync(unfinished(join(dataDir, "database")));
}

/** The new database is there. */
export const endFirstFiles = (directory: string): void => rmSync(unfinished(directory), { force: true });
