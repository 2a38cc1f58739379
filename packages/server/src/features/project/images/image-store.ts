import type { PictureSubject } from "@mec/domain/project";
import type { Db, Tx } from "../../../db/transaction.ts";
import { standingColumns, standingOf } from "../standing.ts";

export interface ImageKeys {
  readonly full: string;
  readonly thumbnail: string;
}

/** The pictures of a project that show the same subject. */
export interface Pictures {
  readonly projectId: string;
  readonly shows: PictureSubject;
}

export async function insertImage(
  tx: Tx,
  { projectId, shows }: Pictures,
  keys: ImageKeys,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("project_image")
    .values({
      project_id: projectId,
      shows,
      full_key: keys.full,
      thumbnail_key: keys.thumbnail,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Removes these pictures, or one of them.
 * @returns the keys of their files.
 */
export async function deleteImages(
  tx: Tx,
  { projectId, shows }: Pictures,
  imageId?: string,
): Promise<string[]> {
  let query = tx.deleteFrom("project_image").where("project_id", "=", projectId).where("shows", "=", shows);
  if (imageId !== undefined) query = query.where("id", "=", imageId);
  const rows = await query.returning(["full_key", "thumbnail_key"]).execute();
  return rows.flatMap(({ full_key, thumbnail_key }) => [full_key, thumbnail_key]);
}

export interface StoredImage extends ImageKeys {
  readonly projectId: string;
  readonly isOnline: boolean;
}

export async function findImage(db: Db, id: string): Promise<StoredImage | null> {
  const row = await db
    .selectFrom("project_image as i")
    .innerJoin("project", "project.id", "i.project_id")
    .select(["i.full_key", "i.thumbnail_key", "i.project_id", ...standingColumns])
    .where("i.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const isOnline = standingOf(row) === "online";
  return { full: row.full_key, thumbnail: row.thumbnail_key, projectId: row.project_id, isOnline };
}
