import type { ApplicationStatus, Departure, Retraction, Actor as Side } from "@mec/domain/application";
import type { Participant } from "@mec/domain/point";
import { participantOf } from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { holderOf } from "../point/scopes.ts";
import { pointTable } from "../point/tables.ts";

export interface Parties {
  readonly participant: Participant;
  readonly projectId: string;
  readonly ownerId: string;
  readonly holderId: string;
}

/** The people on each side of an application. */
export async function findParties(db: Db, applicationId: string): Promise<Parties | undefined> {
  const row = await db
    .selectFrom("application as a")
    .innerJoin("project as p", "p.id", "a.project_id")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "a.production_point_id")
    .select([
      "a.project_id as projectId",
      "a.consumption_point_id",
      "a.production_point_id",
      "p.account_id as ownerId",
      holderOf("c", "g").as("holderId"),
    ])
    .where("a.id", "=", applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { projectId, ownerId, holderId } = row;
  return { participant: participantOf(row), projectId, ownerId, holderId };
}

/**
 * These applications, each person's together where the first of his stands: what he is told of them is one mail when it is
 * one step.
 */
export async function placesTogether(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("application as a")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "a.production_point_id")
    .select(["a.id", holderOf("c", "g").as("holderId")])
    .where("a.id", "in", applicationIds)
    .execute();
  const holders = new Map(rows.map(({ id, holderId }) => [id, holderId]));
  const people = new Map<string, string[]>();
  for (const id of applicationIds) {
    const holder = holders.get(id) ?? id;
    people.set(holder, [...(people.get(holder) ?? []), id]);
  }
  return [...people.values()].flat();
}

export interface LockedApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly departure: Departure | null;
  readonly retraction: Retraction | null;
  /** The participant has left. */
  readonly hasLeft: boolean;
}

/**
 * Locks the project of an application until the transaction ends, before the application and its point: see
 * `lockPoint`. Two candidates are thus never accepted at once, each measured without the other.
 */
export async function lockProjectOf(tx: Tx, applicationId: string): Promise<void> {
  await tx
    .selectFrom("project")
    .select("id")
    .where("id", "=", (eb) =>
      eb.selectFrom("application").select("project_id").where("application.id", "=", applicationId),
    )
    .forNoKeyUpdate()
    .execute();
}

/** Locks a project until the transaction ends, and names it; undefined when there is none. */
export const lockNamed = (tx: Tx, projectId: string): Promise<{ name: string } | undefined> =>
  tx.selectFrom("project").select("name").where("id", "=", projectId).forNoKeyUpdate().executeTakeFirst();

/** Locks the application's row until the transaction ends: its transitions come one after the other. */
export async function lockApplication(tx: Tx, id: string): Promise<LockedApplication | undefined> {
  const row = await tx
    .selectFrom("application")
    .select(["id", "status", "departure", "retraction", "ended_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { ended_at, ...application } = row;
  return { ...application, hasLeft: ended_at !== null };
}

/**
 * Locks the point that applied until the transaction ends: its meter and its place do not change during a
 * step.
 */
export async function lockApplicantPoint(tx: Tx, { kind, id }: Participant): Promise<void> {
  await tx.selectFrom(pointTable[kind]).select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

export interface NewProgress {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly price?: number | undefined;
  readonly priceUntil?: string | undefined;
  readonly startsOn?: string | undefined;
  readonly message?: string | undefined;
  readonly authorId: string;
  readonly by: Side;
  readonly now: Date;
}

export async function insertProgress(tx: Tx, progress: NewProgress): Promise<void> {
  await tx
    .insertInto("application_progress")
    .values({
      application_id: progress.applicationId,
      status: progress.status,
      price: progress.price ?? null,
      price_until: progress.priceUntil ?? null,
      starts_on: progress.startsOn ?? null,
      message: progress.message || null,
      author_id: progress.authorId,
      acted_as: progress.by,
      created_at: progress.now,
    })
    .execute();
}

/** The newest proposed price and its last day; undefined when no price was proposed. */
export function findProposedPrice(db: Db, applicationId: string) {
  return db
    .selectFrom("application_progress")
    .select(["price as openPrice", "price_until as openUntil"])
    .where("application_id", "=", applicationId)
    .where("price", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What a step makes of an application. */
interface NewState {
  readonly status: ApplicationStatus;
  /** The meter that it holds from its acceptance on. */
  readonly prm: string | null;
  /** The holder is told of what members pay now, with the step. */
  readonly isTold: boolean;
}

export async function setState(tx: Tx, id: string, { status, prm, isTold }: NewState): Promise<void> {
  await tx
    .updateTable("application")
    .set({ status, prm, ...(isTold ? { read_dues: null } : {}) })
    .where("id", "=", id)
    .execute();
}

/** The meter of the point that applied. */
export function findApplicantPoint(db: Db, { kind, id }: Participant) {
  return db.selectFrom(pointTable[kind]).select("prm").where("id", "=", id).executeTakeFirstOrThrow();
}

/** Null once the request was withdrawn. */
export async function saveDeparture(tx: Tx, id: string, departure: Departure | null): Promise<void> {
  await tx
    .updateTable("application")
    .set({ departure: departure && JSON.stringify(departure) })
    .where("id", "=", id)
    .execute();
}

/** Keeps what the holder declared last when he retracted what he had signed. */
export async function keepRetraction(tx: Tx, id: string, retraction: Retraction): Promise<void> {
  await tx
    .updateTable("application")
    .set({ retraction: JSON.stringify(retraction) })
    .where("id", "=", id)
    .execute();
}

/** The application of who retracted all: it holds no meter any more. */
export async function endRefused(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("application").set({ status: "REJECTED", prm: null }).where("id", "=", id).execute();
}

/** Records that the participant has left: the point and its meter are free again. */
export async function endApplication(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("application").set({ ended_at: now }).where("id", "=", id).execute();
}

/** The subjects kept with a person's applications until the address is confirmed. */
export async function findEmailObjects(
  tx: Tx,
  accountId: string,
): Promise<{ id: string; emailObject: string }[]> {
  const rows = await tx
    .selectFrom("application as a")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "a.production_point_id")
    .select(["a.id", "a.email_object"])
    .where((eb) => eb.or([eb("c.account_id", "=", accountId), eb("p.account_id", "=", accountId)]))
    .where("a.email_object", "is not", null)
    .execute();
  return rows.map(({ id, email_object }) => ({ id, emailObject: email_object ?? "" }));
}

export async function forgetEmailObjects(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("application").set({ email_object: null }).where("id", "in", ids).execute();
}
