import type { ApplicationProgress, Progress } from "@mec/domain/application";
import type { ParticipantKind } from "@mec/domain/point";
import type { Selectable } from "kysely";
import { participantOf, pointColumn } from "../../db/participant-columns.ts";
import type { Schema } from "../../db/schema.ts";
import type { Db } from "../../db/transaction.ts";
import { notLeft, waitingRank } from "./scopes.ts";

// How an application is read: points, which it is above of, show theirs, too.

/** What an application is made of besides its steps. */
export const applicationColumns = [
  "application.id",
  "application.project_id",
  "application.consumption_point_id",
  "application.production_point_id",
  "application.is_from_project_owner",
  "application.came_when_full",
  "application.departure",
] as const;

export const rankAmongWaiting = waitingRank().as("waiting_rank");

type ApplicationRow = Pick<
  Selectable<Schema["application"]>,
  | "id"
  | "project_id"
  | "consumption_point_id"
  | "production_point_id"
  | "is_from_project_owner"
  | "came_when_full"
  | "departure"
> & { waiting_rank: number | null };

/** A row of an application's history, as the domain reads it. */
function toProgress(row: Selectable<Schema["application_progress"]>): Progress {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    by: row.acted_as,
    ...(row.price === null ? {} : { price: row.price }),
    ...(row.price_until === null ? {} : { priceUntil: row.price_until }),
    ...(row.message === null ? {} : { message: row.message }),
  };
}

/** The steps of each of these applications, newest first. */
export async function historyOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, Progress[]>> {
  const histories = new Map<string, Progress[]>(applicationIds.map((id) => [id, []]));
  if (applicationIds.length === 0) return histories;
  const rows = await db
    .selectFrom("application_progress")
    .selectAll()
    .where("application_id", "in", applicationIds)
    .orderBy("id", "desc")
    .execute();
  for (const row of rows) histories.get(row.application_id)?.push(toProgress(row));
  return histories;
}

export function toApplicationProgress(row: ApplicationRow, progress: Progress[]): ApplicationProgress {
  const participant = participantOf(row);
  return {
    id: row.id,
    projectId: row.project_id,
    ...(participant.kind === "consumer" ? { consumerId: participant.id } : { producerId: participant.id }),
    isFromProjectOwner: row.is_from_project_owner,
    progress,
    ...(row.came_when_full ? { cameWhenFull: true } : {}),
    ...(row.waiting_rank === null ? {} : { waitingRank: row.waiting_rank }),
    ...(row.departure === null ? {} : { departure: row.departure }),
  };
}

/**
 * The application that each point shows: its newest, refused ones included, unless its holder has left since.
 * A point without any is not in the answer.
 */
export async function progressOf(
  db: Db,
  kind: ParticipantKind,
  pointIds: readonly string[],
): Promise<Map<string, ApplicationProgress>> {
  if (pointIds.length === 0) return new Map();
  const column = pointColumn[kind];
  const rows = await db
    .selectFrom("application")
    .distinctOn(column)
    .select([...applicationColumns, rankAmongWaiting])
    .where(column, "in", pointIds)
    .where(notLeft())
    .orderBy(column)
    .orderBy("created_at", "desc")
    .execute();
  const histories = await historyOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [participantOf(row).id, toApplicationProgress(row, histories.get(row.id) ?? [])]),
  );
}

/** An application as its two sides read it. */
export async function readApplication(db: Db, id: string): Promise<ApplicationProgress> {
  const row = await db
    .selectFrom("application")
    .select([...applicationColumns, rankAmongWaiting])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return toApplicationProgress(row, (await historyOf(db, [id])).get(id) ?? []);
}
