import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/transaction.ts";
import { living, settled, signed } from "../../document/scopes.ts";
import { concluded } from "../../signature/scopes.ts";
import { awaitingSignatures, awaitingStart, inOperation, settlingSteps } from "../scopes.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** A place of a person whose documents of a project all have signed. */
export interface SignedPlace {
  readonly applicationId: string;
  readonly pointId: string;
  readonly name: string;
  readonly settledAt: Date;
  readonly isInOperation: boolean;
  /** What of it is settled outside of the platform, as the owner says. */
  readonly elsewhere: readonly DocumentKind[];
}

const setAside = (application: string) => {
  const column = (name: string) => sql.ref(`${application}.${name}`);
  return sql<DocumentKind[]>`array(select distinct d.kind from document d
    where d.project_id = ${column("project_id")} and d.consumption_point_id is not distinct from ${column("consumption_point_id")}
      and d.production_point_id is not distinct from ${column("production_point_id")}
      and ${living("d")} and ${settled("d")} and not ${signed("d")})`;
};

/** What of an application's documents its owner says to be settled outside of the platform. */
export async function findSetAside(db: Db, applicationId: string): Promise<readonly DocumentKind[]> {
  const row = await db
    .selectFrom("application as a")
    .select(setAside("a").as("kinds"))
    .where("a.id", "=", applicationId)
    .executeTakeFirst();
  return row?.kinds ?? [];
}

/** The name of a place as the documents that its application ended with have it, or as it is now: who renames it meanwhile signed for the former. */
const signedName = (application: string) => {
  const column = (name: string) => sql.ref(`${application}.${name}`);
  return sql<string | null>`(select d.data->'site'->>'name' from document d
    where d.project_id = ${column("project_id")} and d.consumption_point_id is not distinct from ${column("consumption_point_id")}
      and d.production_point_id is not distinct from ${column("production_point_id")}
      and d.data->'site'->>'name' is not null and ${living("d")} and ${signed("d")}
    order by d.created_at desc, d.id limit 1)`;
};

/** What the documents that all signed for an application call its place; null where they name none. */
export async function findSignedName(db: Db, applicationId: string): Promise<string | null> {
  const row = await db
    .selectFrom("application as a")
    .select(signedName("a").as("name"))
    .where("a.id", "=", applicationId)
    .executeTakeFirst();
  return row?.name ?? null;
}

type Whose = Pick<ApplicationFacts, "projectId" | "holder">;

/** Of a node of the former release, which notes nothing, it is told no more after a day. */
const dayMs = 86_400_000;

/**
 * The places of this applicant, in the order in which they were settled, whose documents all have signed and that no mail told of:
 * this one, and those of the last day. Who has left, or has asked to, is told nothing.
 */
export async function findUntoldPlaces(
  db: Db,
  { projectId, holder }: Whose,
  applicationId: string,
  now: Date,
): Promise<SignedPlace[]> {
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<SignedPlace>`
    select a.id as "applicationId", point.id as "pointId", coalesce(${signedName("a")}, point.name) as name, step.at as "settledAt",
      ${inOperation("a")} as "isInOperation", ${setAside("a")} as elsewhere
    from application a
    join consumption_point point on point.id = a.consumption_point_id
    join lateral (select s.id, s.created_at as at from application_progress s
      where s.application_id = a.id and ${settlingSteps("s")} order by s.id desc limit 1) step on true
    where a.project_id = ${projectId} and point.account_id = ${holder.id}
      and a.signed_told_at is null and a.departure is null and (${awaitingStart("a")} or ${inOperation("a")})
      and (a.id = ${applicationId} or step.at > ${since} and ${awaitingStart("a")})
    order by step.id`.execute(db);
  return rows;
}

/** Whether another place of this applicant has its three documents settled as soon as a copy is made. */
export async function isAnotherClosing(db: Db, { projectId, holder }: Whose): Promise<boolean> {
  const { rows } = await sql`
    select from application a join consumption_point point on point.id = a.consumption_point_id
    where a.project_id = ${projectId} and point.account_id = ${holder.id} and ${awaitingSignatures("a")} and (
      select count(distinct d.kind) from document d
      where d.project_id = a.project_id and d.consumption_point_id = a.consumption_point_id
        and ${living("d")} and (${settled("d")} or ${concluded("d")})) = ${documentKinds.length}
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function notePlacesTold(tx: Tx, places: readonly SignedPlace[], now: Date): Promise<void> {
  const ids = places.map(({ applicationId }) => applicationId);
  await tx.updateTable("application").set({ signed_told_at: now }).where("id", "in", ids).execute();
}

/** Notes that a producer is told, once; false where he was, or has something to sign again. */
export async function noteProducerTold(tx: Tx, applicationId: string, now: Date): Promise<boolean> {
  const noted = await tx
    .updateTable("application")
    .set({ signed_told_at: now })
    .where("id", "=", applicationId)
    .where("signed_told_at", "is", null)
    .where(sql<boolean>`(${awaitingStart()} or ${inOperation()})`)
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Whether somebody was told that all is signed who has something to sign again. */
export async function isToldWrongly(db: Db, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("id", "=", applicationId)
    .where("signed_told_at", "is not", null)
    .where(awaitingSignatures())
    .executeTakeFirst();
  return row !== undefined;
}

/** Of the same: it is told anew once it is signed. @returns whether there was something to forget */
export async function forgetTold(tx: Tx, applicationId: string): Promise<boolean> {
  const forgotten = await tx
    .updateTable("application")
    .set({ signed_told_at: null })
    .where("id", "=", applicationId)
    .where("signed_told_at", "is not", null)
    .where(awaitingSignatures())
    .returning("id")
    .executeTakeFirst();
  return forgotten !== undefined;
}
