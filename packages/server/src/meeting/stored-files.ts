import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Database } from "../db/connect.ts";
import type { Schema } from "../db/schema.ts";
import { type Db, inTransaction, type Tx } from "../db/transaction.ts";
import type { Storage, StoredFile } from "../gateways/storage/port.ts";
import type { Deleted } from "./moments.ts";

/**
 * The files that rows refer to. Identical bytes are stored once, whoever gave them, so that several rows of
 * several tables may hold one key: read the keys before the rows are deleted, and drop the files once they
 * are gone for good.
 */

/** Where a feature's rows refer to files. */
export interface HeldFiles {
  readonly table: keyof Schema;
  /** Its columns that hold a file's key, or nothing. */
  readonly columns: readonly string[];
  /** A condition on its rows (named `held`) that are deleted with `deleted`; null when none is. */
  goingWith(deleted: Deleted): RawBuilder<SqlBool> | null;
}

export const filesIn = <T extends keyof Schema>(
  table: T,
  columns: readonly (keyof Selectable<Schema[T]> & string)[],
  goingWith: HeldFiles["goingWith"],
): HeldFiles => ({ table, columns, goingWith });

interface Stored {
  readonly db: Database;
  readonly storage: Storage;
  readonly meeting: { readonly heldFiles: readonly HeldFiles[] };
}

type Holders = Stored["meeting"];

const heldIn = ({ table, columns }: HeldFiles) => {
  const isKey = columns.map((column) => sql<SqlBool>`${sql.ref(`held.${column}`)} = stored.key`);
  return sql<SqlBool>`exists (select from ${sql.table(table)} held where ${sql.join(isKey, sql` or `)})`;
};

/** Those of these files that no row holds any more. */
async function unusedKeys(db: Db, { heldFiles }: Holders, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select stored.key from unnest(${[...new Set(keys)]}::text[]) as stored (key)
    where not (${sql.join(heldFiles.map(heldIn), sql` or `)})`.execute(db);
  return rows.map(({ key }) => key);
}

/** Locks a file: removing it and storing the same bytes anew happen one after the other. */
async function holdFile(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file ${key}`}, 0))`.execute(tx);
}

/**
 * Once the rows are gone for good, their files may go. This is the one place where a transaction waits for the
 * storage: as long as the file is not gone nobody may write a row that holds it.
 */
export async function dropFiles({ db, storage, meeting }: Stored, keys: readonly string[]): Promise<void> {
  for (const key of await unusedKeys(db, meeting, keys)) {
    await inTransaction(db, async (tx) => {
      await holdFile(tx, key);
      if ((await unusedKeys(tx, meeting, [key])).length > 0) await storage.delete(key);
    });
  }
}

/**
 * Stores files together with the rows that hold them; when the rows cannot be written the files are removed.
 * @param record writes the rows; the keys are in the order of the files.
 */
export async function keepFiles<T>(
  { db, storage, meeting }: Stored,
  files: readonly StoredFile[],
  record: (tx: Tx, keys: readonly string[]) => Promise<T>,
): Promise<T> {
  const put = ({ bytes, contentType }: StoredFile) => storage.put(bytes, { contentType });
  const keys: string[] = [];
  for (const file of files) keys.push(await put(file));
  try {
    const recorded = await inTransaction(db, async (tx) => {
      for (const key of [...keys].sort()) await holdFile(tx, key);
      return record(tx, keys);
    });
    // Another deletion may have removed the same bytes before these rows existed; from now on it cannot.
    for (const [index, file] of files.entries()) {
      if (!(await storage.get(keys[index] ?? ""))) await put(file);
    }
    return recorded;
  } catch (error) {
    await dropFiles({ db, storage, meeting }, keys);
    throw error;
  }
}

const keysIn = ({ table, columns, goingWith }: HeldFiles, deleted: Deleted) => {
  const going = goingWith(deleted);
  const keys = sql.join(columns.map((column) => sql.ref(`held.${column}`)));
  return (
    going &&
    sql`select unnest(array_remove(array[${keys}], null)) as key
    from ${sql.table(table)} held where ${going}`
  );
};

/** The files deleted with an object; `dropFiles` leaves those that others still hold. */
export async function keysGoingWith(
  { meeting: { heldFiles } }: Pick<Stored, "meeting">,
  tx: Tx,
  deleted: Deleted,
): Promise<string[]> {
  const parts = heldFiles.flatMap((held) => keysIn(held, deleted) ?? []);
  if (parts.length === 0) return [];
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union `)}`.execute(tx);
  return rows.map(({ key }) => key);
}
