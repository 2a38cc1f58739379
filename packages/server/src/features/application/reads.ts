import { type ApplicationProgress, isLive, type Progress } from "@mec/domain/application";
import type { Dues } from "@mec/domain/pmo";
import type { ParticipantKind } from "@mec/domain/point";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { participantOf, pointColumn } from "../../db/participant-columns.ts";
import type { Schema } from "../../db/schema.ts";
import type { Db } from "../../db/transaction.ts";
import { settledOrOnItsWay, termsWrittenAt } from "../document/scopes.ts";
import { kindsOf, signedOf } from "./left/signed/reads.ts";
import { awaitingAnswer, awaitingOwner, awaitingSignatures, lastStepAt } from "./scopes.ts";

// How an application is read, for its own feature and for points, which show theirs.

/** What an application is made of besides its steps. */
export const applicationColumns = [
  "application.id",
  "application.project_id",
  "application.consumption_point_id",
  "application.production_point_id",
  "application.is_from_project_owner",
  "application.came_when_full",
  "application.departure",
  "application.retraction",
] as const;

type ApplicationRow = Pick<
  Selectable<Schema["application"]>,
  | "id"
  | "project_id"
  | "consumption_point_id"
  | "production_point_id"
  | "is_from_project_owner"
  | "came_when_full"
  | "departure"
  | "retraction"
>;

/** A row of an application's history, as the domain reads it. */
function toProgress(row: Selectable<Schema["application_progress"]>): Progress {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    by: row.acted_as,
    ...(row.price === null ? {} : { price: row.price }),
    ...(row.price_until === null ? {} : { priceUntil: row.price_until }),
    ...(row.starts_on === null ? {} : { startsOn: row.starts_on }),
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

/** The ranks on a project's waiting list, numbered once for each project, however many are asked for. */
const numbered = sql<number>`row_number() over (
  partition by application.project_id order by application.created_at, application.id)::int`;

/**
 * The ranks of those of these applications that came when the project was full and still wait for its owner. All
 * consumers who wait for him are counted, the first to have applied first, except his own points and those he
 * invited.
 */
export async function waitingRanksOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const projects = db
    .selectFrom("application")
    .select("project_id")
    .where("id", "in", ids)
    .where("came_when_full", "=", true)
    .where(awaitingOwner());
  const waiting = db
    .selectFrom("application")
    .innerJoin("consumption_point as point", "point.id", "application.consumption_point_id")
    .innerJoin("project", "project.id", "application.project_id")
    .select(["application.id", "application.came_when_full", numbered.as("rank")])
    .where("application.project_id", "in", projects)
    .whereRef("point.account_id", "<>", "project.account_id")
    .where("application.invitation_id", "is", null)
    .where(awaitingOwner());
  const rows = await db
    .selectFrom(waiting.as("waiting"))
    .select(["id", "rank"])
    .where("came_when_full", "=", true)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

export function toApplicationProgress(
  row: ApplicationRow,
  progress: Progress[],
  waitingRank: number | undefined,
): ApplicationProgress {
  const participant = participantOf(row);
  return {
    id: row.id,
    projectId: row.project_id,
    ...(participant.kind === "consumer" ? { consumerId: participant.id } : { producerId: participant.id }),
    isFromProjectOwner: row.is_from_project_owner,
    progress,
    ...(row.came_when_full ? { cameWhenFull: true } : {}),
    ...(waitingRank === undefined ? {} : { waitingRank }),
    ...(row.departure === null ? {} : { departure: row.departure }),
    ...(row.retraction === null || row.retraction.isOfAdded ? {} : { retraction: row.retraction }),
  };
}

/**
 * The application that each point shows: its newest, refused ones included with what all had signed of them, unless its holder
 * has left since. A point without any is not in the answer.
 */
export async function progressOf(
  db: Db,
  kind: ParticipantKind,
  pointIds: readonly string[],
): Promise<Map<string, ApplicationProgress>> {
  if (pointIds.length === 0) return new Map();
  const column = pointColumn[kind];
  const newest = await db
    .selectFrom("application")
    .distinctOn(column)
    .select([...applicationColumns, "application.ended_at", "application.status"])
    .where(column, "in", pointIds)
    .orderBy(column)
    .orderBy("created_at", "desc")
    .execute();
  // An older refusal does not come back to who has taken part since.
  const rows = newest.filter(({ ended_at }) => ended_at === null);
  const ids = rows.map(({ id }) => id);
  const histories = await historyOf(db, ids);
  const ranks = await waitingRanksOf(db, ids);
  const over = rows.filter(({ status }) => !isLive(status));
  const signed = await signedOf(
    db,
    over.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => {
      const shown = toApplicationProgress(row, histories.get(row.id) ?? [], ranks.get(row.id));
      const kinds = kindsOf(signed.get(row.id) ?? []);
      return [participantOf(row).id, { ...shown, ...(kinds.length > 0 && { signed: kinds }) }];
    }),
  );
}

/** An application as its two sides read it. */
export async function readApplication(db: Db, id: string): Promise<ApplicationProgress> {
  const row = await db
    .selectFrom("application")
    .select(applicationColumns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const ranks = await waitingRanksOf(db, [id]);
  return toApplicationProgress(row, (await historyOf(db, [id])).get(id) ?? [], ranks.get(id));
}

/** Applications that have a price to answer, or were accepted, and whose documents are not all signed. */
export const priced = () => sql<boolean>`(${awaitingAnswer()} or ${awaitingSignatures()})`;

/**
 * Those whose price, or yes, is to less than members pay now. Until the fee has changed since their price, they read what
 * was paid before.
 */
export const readLess = (now: Dues, before: Dues): RawBuilder<SqlBool> => {
  const read = (due: keyof Dues) =>
    sql`coalesce((application.read_dues->>${sql.lit(due)})::float8, ${before[due]}::float8)`;
  return sql<SqlBool>`(${priced()} and (${read("yearly")} < ${now.yearly}::float8 or ${read("once")} < ${now.once}::float8))`;
};

/** Those whose price is older than the fee, and of whom nothing was noted: a node of the former release changed it. */
const changedUnnoted = sql<boolean>`(${priced()} and application.read_dues is null and exists (
  select from membership_fee fee where fee.project_id = application.project_id and fee.updated_at > ${lastStepAt("application")}))`;

/** Those who read that members pay less than now. */
export const readLessThan = (now: Dues) => sql<boolean>`(${readLess(now, now)} or ${changedUnnoted})`;

/** Whether somebody in the project has a price, or said yes to one, who read that members pay less. */
export async function hasReadLess(
  db: Db,
  projectId: string,
  { before, now }: { readonly before: Dues; readonly now: Dues },
): Promise<boolean> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where(readLess(now, before))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An owner who changes his mind all day is heard once: what he writes after a mail waits for the next day's. */
const quietHours = 20;

const contractSentBut = (leaving: readonly string[]) => sql<boolean>`exists (select from document contract
  where contract.project_id = application.project_id and contract.kind = 'salesContract'
    and contract.consumption_point_id = application.consumption_point_id and ${settledOrOnItsWay("contract")}
    and not contract.id = any(${leaving}::uuid[]))`;

/** A contract that was sent keeps the terms that its reader signs. */
export const isContractSent = contractSentBut([]);

/**
 * The terms that a place's contract takes were written after its holder last read them. One that was sent takes none any more, but
 * those that are about to leave, whose readers are told before.
 */
export const writtenSinceRead = (
  leaving: readonly string[],
) => sql<boolean>`coalesce(application.consumption_point_id is not null and not ${contractSentBut(leaving)}
  and ${termsWrittenAt("application")} > greatest(application.terms_told_at, ${lastStepAt("application")}), false)`;

/**
 * Places with a price, or a yes to one, whose contract is still to be sent and was written otherwise since, and whose holder was
 * not told, nor lately of another change.
 */
export const untoldTerms = (now: Date) => {
  const quietSince = new Date(now.getTime() - quietHours * 3_600_000);
  return sql<boolean>`(${priced()} and ${writtenSinceRead([])}
    and (application.terms_told_at is null or application.terms_told_at < ${quietSince}))`;
};

/** Whether somebody is to be told of what the terms of sale of a project say now. */
export async function hasUntoldTerms(db: Db, projectId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where(untoldTerms(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Places, and what is about to be sent to them to sign. */
interface Leaving {
  readonly pointIds: readonly string[];
  readonly documentIds: readonly string[];
}

/** Of these places, those of whose terms or fee something is to be told before they are sent what they sign: at any hour. */
export const untoldBefore = ({ pointIds, documentIds }: Leaving, dues: Dues) =>
  sql<boolean>`(coalesce(application.consumption_point_id, application.production_point_id) = any(${pointIds}::uuid[])
    and ((${priced()} and ${writtenSinceRead(documentIds)}) or ${readLessThan(dues)}))`;

/** Whether one of these places is to be told of something before what it signs. */
export async function hasUntoldBefore(
  db: Db,
  { projectId, dues, ...leaving }: Leaving & { readonly projectId: string; readonly dues: Dues },
): Promise<boolean> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where(untoldBefore(leaving, dues))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
