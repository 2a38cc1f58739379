import type { PmoFile } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import type { Db, Tx } from "../../db/transaction.ts";
import { live } from "../application/scopes.ts";

export interface NewFile {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly key: string;
}

interface FileRow {
  id: string;
  name: string;
  size: number;
  created_at: Date;
}

const columns = ["id", "name", "size", "created_at"] as const;
const toFile = ({ id, name, size, created_at }: FileRow): PmoFile => ({
  id,
  name,
  size,
  createdAt: created_at.toISOString(),
});

/** The files of a project's PMO, newest first. */
export async function listPmoFiles(db: Db, projectId: string, kind: PmoFileKind): Promise<PmoFile[]> {
  const rows = await db
    .selectFrom("pmo_file")
    .select(columns)
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toFile);
}

export async function countFiles(tx: Tx, projectId: string, kind: PmoFileKind): Promise<number> {
  const { count } = await tx
    .selectFrom("pmo_file")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFile(
  tx: Tx,
  projectId: string,
  kind: PmoFileKind,
  file: NewFile,
  now: Date,
): Promise<PmoFile> {
  const row = await tx
    .insertInto("pmo_file")
    .values({
      project_id: projectId,
      kind,
      name: file.name,
      content_type: file.contentType,
      size: file.size,
      storage_key: file.key,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toFile(row);
}

/** A file by its id, in this project and of this kind only. */
export async function findFile(
  db: Db,
  projectId: string,
  kind: PmoFileKind,
  id: string,
): Promise<{ name: string; key: string } | null> {
  const row = await db
    .selectFrom("pmo_file")
    .select(["name", "storage_key as key"])
    .where("id", "=", id)
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the storage key of its bytes; null when there is no such file. */
export async function deleteFile(
  tx: Tx,
  projectId: string,
  kind: PmoFileKind,
  id: string,
): Promise<string | null> {
  const row = await tx
    .deleteFrom("pmo_file")
    .where("id", "=", id)
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .returning("storage_key")
    .executeTakeFirst();
  return row?.storage_key ?? null;
}

/** The project of a point's live application; null when it has none. */
export async function findProjectOfPoint(db: Db, consumptionPointId: string): Promise<string | null> {
  const row = await db
    .selectFrom("application")
    .select("project_id")
    .where("consumption_point_id", "=", consumptionPointId)
    .where(live())
    .executeTakeFirst();
  return row?.project_id ?? null;
}
