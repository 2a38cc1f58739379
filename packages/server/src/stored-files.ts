import { sql } from "kysely";
import type { Db, Tx } from "./db/transaction.ts";
import type { Deps } from "./deps.ts";
import { type Deleted, documentsOf } from "./documents-of.ts";

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
      and not exists (select from document where prepared_key = key or final_key = key)`.execute(db);
  return rows.map(({ key }) => key);
}

/** Once the rows are gone for good, their files may go. */
export async function dropFiles(deps: Pick<Deps, "db" | "storage">, keys: readonly string[]): Promise<void> {
  for (const key of await unusedKeys(deps.db, keys)) await deps.storage.delete(key);
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
