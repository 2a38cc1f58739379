import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { type PointKind, pointColumn, pointTable } from "./kind.ts";

/** Takes the point's row for the rest of the transaction and says which meter it holds ("" for none). */
export async function lockPoint(tx: Tx, kind: PointKind, id: string): Promise<{ prm: string }> {
  const row = await tx
    .selectFrom(pointTable[kind])
    .select("prm")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return { prm: row.prm ?? "" };
}

/** The project that the point's live application is about, if it has one. */
export async function liveApplicationProject(tx: Tx, kind: PointKind, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom("application")
    .select("project_id")
    .where(pointColumn[kind], "=", id)
    .where("status", "<>", "REJECTED")
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.project_id ?? null;
}
