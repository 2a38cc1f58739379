import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import { live } from "../application/scopes.ts";
import { pointTable } from "./tables.ts";

/**
 * Nobody applies with the point until the transaction ends, so that the projects which are locked before it stay those that
 * it has applied to. Taken before any lock of a row.
 */
export async function holdApplicationsOf(tx: Tx, { id }: Participant): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${id}`}, 0))`.execute(tx);
}

/** Locks the projects that the point produces for or has applied to, and the one it is to move to. */
async function lockProjects(tx: Tx, { kind, id }: Participant, nextProjectId: string | undefined) {
  await tx
    .selectFrom("project")
    .select("id")
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("id", "in", selectFrom("application").select("project_id").where(pointColumn[kind], "=", id)),
        ...(kind === "producer"
          ? [
              eb(
                "id",
                "=",
                selectFrom("production_point").select("project_id").where("production_point.id", "=", id),
              ),
            ]
          : []),
        ...(nextProjectId ? [eb("id", "=", nextProjectId)] : []),
      ]),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks the point's row until the transaction ends and returns the meter it holds ("" for none). Its projects
 * and its applications are locked before it: all code that locks several of the three follows this order.
 */
export async function lockPoint(
  tx: Tx,
  participant: Participant,
  nextProjectId?: string,
): Promise<{ prm: string }> {
  const { kind, id } = participant;
  await holdApplicationsOf(tx, participant);
  await lockProjects(tx, participant, nextProjectId);
  await tx
    .selectFrom("application")
    .select("id")
    .where(pointColumn[kind], "=", id)
    .orderBy("id")
    .forUpdate()
    .execute();
  const row = await tx
    .selectFrom(pointTable[kind])
    .select("prm")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return { prm: row.prm ?? "" };
}

/** The project of the point's live application, if it has one. */
export async function liveApplicationProject(tx: Tx, { kind, id }: Participant): Promise<string | null> {
  const row = await tx
    .selectFrom("application")
    .select("project_id")
    .where(pointColumn[kind], "=", id)
    .where(live())
    .executeTakeFirst();
  return row?.project_id ?? null;
}
