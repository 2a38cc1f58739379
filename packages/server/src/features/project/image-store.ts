import type { Db, Tx } from "../../db/transaction.ts";

export interface ImageKeys {
  readonly full: string;
  readonly thumbnail: string;
}

export async function insertImage(tx: Tx, projectId: string, keys: ImageKeys, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto("project_image")
    .values({ project_id: projectId, full_key: keys.full, thumbnail_key: keys.thumbnail, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Removes a project's pictures, or one of them.
 * @returns the keys of their files.
 */
export async function deleteImages(tx: Tx, projectId: string, imageId?: string): Promise<string[]> {
  let query = tx.deleteFrom("project_image").where("project_id", "=", projectId);
  if (imageId !== undefined) query = query.where("id", "=", imageId);
  const rows = await query.returning(["full_key", "thumbnail_key"]).execute();
  return rows.flatMap(({ full_key, thumbnail_key }) => [full_key, thumbnail_key]);
}

/** Of these files, those that no picture uses any more: the same bytes are kept once. */
export async function unusedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("project_image")
    .select(["full_key", "thumbnail_key"])
    .where((eb) => eb.or([eb("full_key", "in", keys), eb("thumbnail_key", "in", keys)]))
    .execute();
  const used = new Set(rows.flatMap(({ full_key, thumbnail_key }) => [full_key, thumbnail_key]));
  return keys.filter((key) => !used.has(key));
}

export async function findImage(db: Db, id: string): Promise<ImageKeys | null> {
  const row = await db
    .selectFrom("project_image")
    .select(["full_key", "thumbnail_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { full: row.full_key, thumbnail: row.thumbnail_key } : null;
}
