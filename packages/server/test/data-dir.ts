import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectEmbedded, type Database } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { openKeyring } from "../src/encryption/index.ts";
import { openEvidenceKeys } from "../src/seal/index.ts";

/** What is done with the embedded database of a folder, between the processes that have it. */
export async function inDataDir<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = await connectEmbedded(dataDir);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

async function makeMigrated(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "mec-migrated-"));
  await inDataDir(dataDir, async (db) => void (await migrate(db)));
  // Without them, a server does not take up a database that somebody has an account in.
  openKeyring({ dataDir, dataKey: undefined });
  openEvidenceKeys({ dataDir, evidenceKeys: undefined });
  return dataDir;
}

let migrated: Promise<string> | undefined;

/** A folder of data as a first start leaves it, before anybody has an account: made once, then copied. */
export async function newDataDir(name: string): Promise<string> {
  migrated ??= makeMigrated();
  const dataDir = mkdtempSync(join(tmpdir(), `mec-${name}-`));
  cpSync(await migrated, dataDir, { recursive: true });
  return dataDir;
}
