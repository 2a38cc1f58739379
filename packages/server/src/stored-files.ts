import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "./db/transaction.ts";
import type { Deps } from "./deps.ts";
import { type Deleted, documentsOf } from "./documents-of.ts";
import type { StoredFile } from "./gateways/storage/port.ts";

/**
 * The bytes that rows point at. The same bytes are kept once whoever gave them, so that a key may be held by several
 * rows of several tables: read the keys before the rows go, and drop their files once they are gone for good.
 */

/** Of these files, those that no row holds any more. */
async function unusedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...new Set(keys)]}::text[]) as key
    where not exists (select from project_image where full_key = key or thumbnail_key = key)
      and not exists (select from pmo_file where storage_key = key)
      and not exists (select from document where prepared_key = key or final_key = key)
      and not exists (select from signed_paper where final_key = key)`.execute(db);
  return rows.map(({ key }) => key);
}

type Stored = Pick<Deps, "db" | "storage">;

/** Who takes a file away and who keeps the same bytes anew do so one after the other. */
async function holdFile(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file ${key}`}, 0))`.execute(tx);
}

/**
 * Once the rows are gone for good, their files may go. This is the one place where a transaction waits for the
 * storage: as long as the file is not gone nobody may write a row that holds it.
 */
export async function dropFiles({ db, storage }: Stored, keys: readonly string[]): Promise<void> {
  for (const key of await unusedKeys(db, keys)) {
    await inTransaction(db, async (tx) => {
      await holdFile(tx, key);
      if ((await unusedKeys(tx, [key])).length > 0) await storage.delete(key);
    });
  }
}

/**
 * Keeps files that somebody gives, with the rows that hold them; when these cannot be written the files go again.
 * @param record writes the rows; the keys are in the order of the files.
 */
export async function keepFiles<T>(
  { db, storage }: Stored,
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
    // Before the rows were there, those of another may have taken the same bytes along; from now on nobody can.
    for (const [index, file] of files.entries()) {
      if (!(await storage.get(keys[index] ?? ""))) await put(file);
    }
    return recorded;
  } catch (error) {
    await dropFiles({ db, storage }, keys);
    throw error;
  }
}

/** The documents' own. */
const documentKeys = (deleted: Deleted) => sql`
  select unnest(array_remove(array[d.prepared_key, d.final_key], null)) as key from document d
  where ${documentsOf(deleted)}`;

/** The files that go with a project: its pictures, its legal body's, its documents. */
export async function keysOfProject(tx: Tx, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select unnest(array[full_key, thumbnail_key]) as key from project_image where project_id = ${projectId}
    union select storage_key from pmo_file where project_id = ${projectId}
    union ${documentKeys({ projectId })}`.execute(tx);
  return rows.map(({ key }) => key);
}

/** The files that go with a person: those of their projects, and the documents of their points in others' projects. */
export async function keysOfAccount(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select unnest(array[full_key, thumbnail_key]) as key from project_image
      where project_id in (select id from project where account_id = ${accountId})
    union select storage_key from pmo_file
      where project_id in (select id from project where account_id = ${accountId})
    union ${documentKeys({ accountId })}`.execute(tx);
  return rows.map(({ key }) => key);
}

/** The files that go with a point: the documents made for it. */
export async function keysOfPoint(tx: Tx, pointId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`${documentKeys({ pointId })}`.execute(tx);
  return rows.map(({ key }) => key);
}
