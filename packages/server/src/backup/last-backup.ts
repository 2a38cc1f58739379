import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";

const fileIn = (dataDir: string): string => join(dataDir, "last-backup");

/**
 * Keeps the time in the database, where every node reads it. It is never later than the database's own clock: a time
 * in the future would silence the alert about old backups.
 */
export async function keepInDatabase(db: Database, madeAt: Date): Promise<void> {
  const made_at = sql<Date>`least(${madeAt}::timestamptz, now())`;
  await db
    .insertInto("last_backup")
    .values({ made_at })
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet({ made_at }))
    .execute();
}

/** Keeps the time beside the embedded database, into which nobody but its server may write. */
export async function keepInDataDir(dataDir: string, madeAt: Date): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.draft`, `${madeAt.toISOString()}\n`, { mode: 0o600 });
  await rename(`${file}.draft`, file);
}

function readInDataDir(dataDir: string): Date | null {
  try {
    const madeAt = new Date(readFileSync(fileIn(dataDir), "utf8").trim());
    return Number.isNaN(madeAt.getTime()) ? null : madeAt;
  } catch {
    return null;
  }
}

/** When the last backup was made, as far as the database or this DATA_DIR knows; null when there was none. */
export async function readLastBackup(db: Database, dataDir: string): Promise<Date | null> {
  const row = await db.selectFrom("last_backup").select("made_at").executeTakeFirst();
  const [inDatabase, inDataDir] = [row?.made_at ?? null, readInDataDir(dataDir)];
  if (inDatabase === null || inDataDir === null) return inDatabase ?? inDataDir;
  return inDatabase > inDataDir ? inDatabase : inDataDir;
}
