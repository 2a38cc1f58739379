import type { MovedSince } from "@mec/api/study";
import { fewestConsumers } from "@mec/domain/project";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { acceptingSteps, takingPart } from "../application/scopes.ts";
import { findTermsWritten } from "../document/reads.ts";
import { findFeeWritten } from "../pmo/reads.ts";

/** A point, the project whose price it has, and when its holder said yes to it. */
interface Yes {
  readonly projectId: string;
  readonly pointId: string;
  /** ISO 8601. */
  readonly yes: string;
}

type Proposed = Omit<Yes, "yes"> & { readonly proposedAt: string };

/**
 * When the terms of sale or the fee were last written, if that was after the holder's yes: his sum is no longer what he
 * said it to.
 */
async function writtenSince(db: Db, { projectId, pointId, yes }: Yes): Promise<string | null> {
  const written = await Promise.all([
    findTermsWritten(db, projectId, pointId),
    findFeeWritten(db, projectId),
  ]);
  const since = written.flatMap((at) => (at && at > new Date(yes) ? at.toISOString() : []));
  return since.toSorted().at(-1) ?? null;
}

/** The installations that the owner added himself, without an application. */
async function countAttached(db: Db, projectId: string, yes: string): Promise<number> {
  const { count } = await db
    .selectFrom("production_point as point")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("point.project_id", "=", projectId)
    .where(sql<boolean>`point.created_at > ${yes}`)
    .where(sql<boolean>`not exists (select from application a where a.production_point_id = point.id)`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const isProducer = sql<boolean>`a.production_point_id is not null`;
const isConsumer = sql<boolean>`a.production_point_id is null`;

/** Whether an application is the same person's, for this place or another of his. */
const ownPlaces = (pointId: string) =>
  sql<boolean>`(a.consumption_point_id in (select own.id from consumption_point own
    join consumption_point place on place.account_id = own.account_id where place.id = ${pointId}) is true)`;

/** Under some number of consumers no sum counts what they consume: who joined or left there changed none. */
function countedMoves({
  others,
  ...told
}: Record<keyof MovedSince | "others", number>): Record<keyof MovedSince, number> {
  const left = told.consumersLeft + told.ownPlacesLeft;
  const joined = told.consumersJoined + told.ownPlacesJoined;
  if (others - joined + left < fewestConsumers) Object.assign(told, { consumersLeft: 0, ownPlacesLeft: 0 });
  if (others < fewestConsumers) Object.assign(told, { consumersJoined: 0, ownPlacesJoined: 0 });
  return told;
}

/**
 * Who else was accepted since the yes, and who was before it and takes part no more: the sum counts what they produce or
 * consume. The person's own other places are told apart from neighbours.
 */
async function movedSince(db: Db, { projectId, pointId, yes }: Yes): Promise<MovedSince | null> {
  const step = sql`select from application_progress step where step.application_id = a.id`;
  const acceptedAfter = sql<boolean>`exists (${step} and ${acceptingSteps("step")} and step.created_at > ${yes})`;
  const acceptedBefore = sql<boolean>`exists (${step} and ${acceptingSteps("step")} and step.created_at <= ${yes})`;
  const leftAfter = sql<boolean>`(a.ended_at > ${yes} or exists (${step} and step.created_at > ${yes}))`;
  const sharing = sql<boolean>`${takingPart("a")}`;
  const joined = sql<boolean>`(${sharing} and ${acceptedAfter})`;
  const left = sql<boolean>`(not ${sharing} and ${acceptedBefore} and ${leftAfter})`;
  const isOwn = ownPlaces(pointId);
  const isOther = sql<boolean>`not ${isOwn}`;
  const count = (...all: RawBuilder<boolean>[]) =>
    sql<number>`count(*) filter (where ${sql.join(all, sql` and `)})::int`;
  const told = await db
    .selectFrom("application as a")
    .select([
      count(joined, isOther, isProducer).as("producersJoined"),
      count(left, isOther, isProducer).as("producersLeft"),
      count(joined, isOther, isConsumer).as("consumersJoined"),
      count(left, isOther, isConsumer).as("consumersLeft"),
      count(joined, isOwn).as("ownPlacesJoined"),
      count(left, isOwn).as("ownPlacesLeft"),
      count(sharing, isConsumer).as("others"),
    ])
    .where("a.project_id", "=", projectId)
    .where(sql<boolean>`a.consumption_point_id is distinct from ${pointId}`)
    .executeTakeFirstOrThrow();
  const moved = countedMoves(told);
  moved.producersJoined += await countAttached(db, projectId, yes);
  return Object.values(moved).some((count) => count > 0) ? moved : null;
}

/** Who moved since the last yes of a point's holder; null where nobody did, and where he has not said yes. */
export async function movedSinceYes(db: Db, where: Omit<Yes, "yes">): Promise<MovedSince | null> {
  const step = await db
    .selectFrom("application_progress as step")
    .innerJoin("application as a", "a.id", "step.application_id")
    .select("step.created_at as at")
    .where("a.project_id", "=", where.projectId)
    .where("a.consumption_point_id", "=", where.pointId)
    .where(takingPart("a"))
    .where(acceptingSteps("step"))
    .orderBy("step.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return step ? movedSince(db, { ...where, yes: step.at.toISOString() }) : null;
}

/** What a sum counts today that it did not when its holder said yes to it. */
export const changedSinceYes = async (db: Db, said: Yes) => ({
  termsSince: await writtenSince(db, said),
  movedSince: await movedSince(db, said),
});

/** The same while the holder has not answered: who moved since his price was proposed, and its mail told him a sum. */
export const changedSinceProposal = async (db: Db, { proposedAt, ...where }: Proposed) => ({
  movedSinceProposal: await movedSince(db, { ...where, yes: proposedAt }),
});
