import type { MovedSince } from "@mec/api/study";
import { fewestConsumers } from "@mec/domain/project";
import { taxedPart, type VatRegime } from "@mec/domain/shared";
import { type SinceYes, writings } from "@mec/domain/study";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { takingPart, withOpenPrice } from "../application/scopes.ts";
import { findVatSaid } from "../document/reads.ts";
import { loadTermsOf } from "../document/terms/reads.ts";
import { findFeeWritten } from "../pmo/reads.ts";
import { acceptedAfter, leftSince, loadVatAt, type Moment, tookPart, waitedAt } from "./moment.ts";

/** Places of one person in a project, and the moment that today is compared with. */
interface Since extends Moment {
  readonly projectId: string;
  /** YYYY-MM-DD, today. */
  readonly day: string;
  /** Whether somebody else sells to one of them: else no contract and no VAT is any of theirs. */
  readonly isSold: boolean;
}

type Written = NonNullable<SinceYes["written"]>[number];

/** Which of the terms of sale, the fee and what sellers say of their VAT were written after the holder's yes: his sum is no longer what he said it to. */
async function writtenSince(db: Db, { projectId, together, at, isSold }: Since): Promise<Written[]> {
  const [termsOf, fee, vat] = await Promise.all([
    loadTermsOf(db, projectId, together),
    findFeeWritten(db, projectId),
    findVatSaid(db, projectId),
  ]);
  const contracts = together.flatMap((pointId) => termsOf(pointId)?.writtenAt ?? []);
  const days = { contract: contracts.toSorted((one, other) => Number(other) - Number(one))[0], fee, vat };
  return writings.flatMap((what) => {
    const day = isSold || what === "fee" ? days[what] : null;
    return day && day > new Date(at) ? [{ what, at: day.toISOString() }] : [];
  });
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
const ownPlaces = (pointId: string | null) =>
  sql<boolean>`(a.consumption_point_id in (select own.id from consumption_point own
    join consumption_point place on place.account_id = own.account_id where place.id = ${pointId}) is true)`;

/** Of some number of others no sum counts what they consume: who joined or left there changed none. One's own places always count. */
function countedMoves({
  others,
  ...told
}: Record<keyof MovedSince | "others", number>): Record<keyof MovedSince, number> {
  if (others - told.consumersJoined + told.consumersLeft < fewestConsumers) told.consumersLeft = 0;
  if (others < fewestConsumers) told.consumersJoined = 0;
  return told;
}

/** Whether an application of the person's own is counted, today and at a moment: from its price on. */
const ownCounted = (day: string, moment: Moment) => ({
  today: sql<boolean>`(${takingPart("a")} or ${withOpenPrice("a", day)})`,
  before: sql<boolean>`(${tookPart(moment)} or ${waitedAt(moment)})`,
});

/**
 * Who was accepted since a moment, and who was before it and takes part no more: the sum counts what they produce or
 * consume. The person's own places are told apart from neighbours: the others than the one that it is told of, or all that
 * were decided on together; they are counted from their price on, so that a yes to them changes nothing.
 */
export async function movedSince(db: Db, { projectId, day, ...moment }: Since): Promise<MovedSince | null> {
  const [pointId = null, ...others] = moment.together;
  const isAlone = others.length === 0;
  const sharing = sql<boolean>`${takingPart("a")}`;
  const joined = sql<boolean>`(${sharing} and ${acceptedAfter(moment)})`;
  const left = sql<boolean>`${leftSince(moment)}`;
  const isOwn = ownPlaces(pointId);
  const isOther = sql<boolean>`not ${isOwn}`;
  const own = ownCounted(day, moment);
  const count = (...all: RawBuilder<boolean>[]) =>
    sql<number>`count(*) filter (where ${sql.join(all, sql` and `)})::int`;
  const told = await db
    .selectFrom("application as a")
    .select([
      count(joined, isOther, isProducer).as("producersJoined"),
      count(left, isOther, isProducer).as("producersLeft"),
      count(joined, isOther, isConsumer).as("consumersJoined"),
      count(left, isOther, isConsumer).as("consumersLeft"),
      count(isOwn, own.today, sql<boolean>`not ${own.before}`).as("ownPlacesJoined"),
      count(isOwn, own.before, sql<boolean>`not ${own.today}`).as("ownPlacesLeft"),
      count(isConsumer, isOther, sharing).as("others"),
    ])
    .where("a.project_id", "=", projectId)
    .$if(isAlone, (all) => all.where(sql<boolean>`a.consumption_point_id is distinct from ${pointId}`))
    .executeTakeFirstOrThrow();
  const moved = countedMoves(told);
  moved.producersJoined += await countAttached(db, projectId, moment.at);
  return Object.values(moved).some((count) => count > 0) ? moved : null;
}

/** What the sums of these places count today that they did not at a moment. */
export async function changedSince(db: Db, since: Since) {
  const written = await writtenSince(db, since);
  const moments = written.map(({ at }) => at);
  return {
    written,
    termsSince: moments.toSorted().at(-1) ?? null,
    movedSince: await movedSince(db, since),
  };
}

/**
 * The VAT of a place's price at that moment, by who sold then and by the terms of then, where another part of the price is taxed
 * today; null where none is, and where it is not known.
 */
export async function findVatThen(
  db: Db,
  { projectId, ...moment }: Since,
  vatRegime: VatRegime,
): Promise<{ vatRegime: VatRegime } | null> {
  const [pointId] = moment.together;
  if (pointId === undefined) return null;
  const [termsOf, vatAt] = await Promise.all([
    loadTermsOf(db, projectId, moment.together),
    loadVatAt(db, projectId, moment),
  ]);
  if (vatAt === null) return null;
  const then = vatAt(termsOf(pointId, new Date(moment.at))?.terms.vatRegime ?? null);
  return taxedPart(then) === taxedPart(vatRegime) ? null : { vatRegime: then };
}

/** Whether another consumer has asked to take part, or was answered, since a moment: the least sum counts who waits, whom no sentence names. */
export async function haveOthersMoved(db: Db, { projectId, together, at }: Since): Promise<boolean> {
  const { rows } = await sql`
    select from application a join application_progress step on step.application_id = a.id
    where a.project_id = ${projectId} and step.created_at > ${at}
      and a.consumption_point_id is not null and not (a.consumption_point_id = any(${[...together]}::uuid[]))
    limit 1`.execute(db);
  return rows.length > 0;
}
