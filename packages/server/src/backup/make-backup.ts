import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { connect, connectEmbedded, type Database } from "../db/connect.ts";
import { mayBeHeld } from "../db/lock.ts";
import { askForCopy } from "../db/snapshot.ts";
import { openStorage } from "../gateways/storage/index.ts";
import type { Storage } from "../gateways/storage/port.ts";
import type { HeldFiles } from "../meeting/stored-files.ts";
import { writeBackup } from "./archive.ts";
import { dumpDatabase } from "./dump.ts";
import { keysOf } from "./keys.ts";
import { keepInDatabase, keepInDataDir } from "./last-backup.ts";
import type { Line, LineOf } from "./line.ts";

interface Source {
  readonly db: Database;
  close(): Promise<void>;
}

/** The database; the embedded one is a copy while a server has it. */
async function openSource(config: Config): Promise<Source> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, "database", "PG_VERSION")))
    throw new Error(
      `${dataDir} holds no database, and DATABASE_URL names none: there is nothing to back up.`,
    );
  if (databaseUrl !== undefined || !mayBeHeld(dataDir)) {
    const { background, close } = await connect(config);
    return { db: background.db, close };
  }
  const copy = await askForCopy(dataDir);
  try {
    const { db, close } = await connectEmbedded(copy.dataDir);
    return { db, close: () => close().finally(copy.remove) };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

export interface Backup {
  readonly rows: number;
  readonly files: number;
  /** Files that rows held, and that were gone when they were read: deleted meanwhile, or lost. */
  readonly gone: readonly string[];
}

interface BackedUp {
  readonly db: Database;
  readonly storage: Storage;
  readonly heldFiles: readonly HeldFiles[];
  readonly keys: readonly LineOf<"key">[];
  readonly madeAt: Date;
}

/** Everything that a backup holds, one line after the other. @param tell called at the end */
export async function* linesOf(
  { db, storage, heldFiles, keys, madeAt }: BackedUp,
  tell: (made: Backup) => void,
): AsyncGenerator<Line> {
  let rows = 0;
  const gone: string[] = [];
  const database = dumpDatabase(db, heldFiles, madeAt);
  let next = await database.next();
  for (; !next.done; next = await database.next()) {
    if (next.value.is === "rows") rows += next.value.rows.length;
    yield next.value;
  }
  yield* keys;
  for (const key of next.value) {
    const file = await storage.get(key);
    if (file) yield { is: "file", key, base64: Buffer.from(file.bytes).toString("base64") };
    else gone.push(key);
  }
  const files = next.value.length - gone.length;
  yield { is: "end", rows, files };
  tell({ rows, files, gone });
}

interface Made {
  readonly file: string;
  readonly madeAt: Date;
}

export interface MadeBackup extends Backup {
  readonly file: string;
  readonly bytes: number;
}

/** @throws Error that says that the backup is there all the same. */
async function keepTime(
  { databaseUrl, dataDir }: Config,
  db: Database,
  { file, madeAt }: Made,
): Promise<void> {
  try {
    if (databaseUrl === undefined) await keepInDataDir(dataDir, madeAt);
    else await keepInDatabase(db, madeAt);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is whole, but when it was made could not be written down: ${reason}`);
  }
}

/** Writes the database, the files and the keys into one encrypted file of this folder, while the product runs. */
export async function makeBackup(
  config: Config,
  { folder, passphrase, heldFiles }: { folder: string; passphrase: string; heldFiles: readonly HeldFiles[] },
): Promise<MadeBackup> {
  const keys = keysOf(config);
  const source = await openSource(config);
  let made: Backup = { rows: 0, files: 0, gone: [] };
  const madeAt = new Date();
  const file = join(folder, `mec-${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup.age`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const backedUp = { db: source.db, storage: openStorage(config), heldFiles, keys, madeAt };
    await writeBackup(
      file,
      passphrase,
      linesOf(backedUp, (told) => (made = told)),
    );
    await keepTime(config, source.db, { file, madeAt });
  } finally {
    await source.close();
  }
  return { ...made, file, bytes: (await stat(file)).size };
}
