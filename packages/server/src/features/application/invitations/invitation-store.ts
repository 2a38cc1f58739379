import { invitationDays } from "@mec/domain/application";
import { sql } from "kysely";
import type { Part } from "../../../answering.ts";
import { countRows } from "../../../db/count-rows.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import { hashToken } from "../../../links/tokens.ts";
import { holderOf } from "../../point/scopes.ts";
import { notHidden, queued } from "../../project/scopes.ts";
import { live } from "../scopes.ts";

/** Keeps the hash of the token that opens the invitation from now on. */
export async function armInvitation(db: Db, id: string, token: string): Promise<void> {
  await db
    .updateTable("invitation")
    .set({ token_hash: hashToken(token) })
    .where("id", "=", id)
    .execute();
}

/** What the invitation's mail says; undefined once it was answered or withdrawn, or the project is gone or hidden by support. */
export function findInvitationToSend(db: Db, id: string) {
  return db
    .selectFrom("invitation as i")
    .innerJoin("project as p", "p.id", "i.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .select([
      "i.email",
      "i.word",
      "p.id as projectId",
      "p.name as projectName",
      "p.moderation_status as moderationStatus",
      "p.city",
      "p.bearer_kind as bearerKind",
      "p.bearer_name as bearerName",
      "p.bearer_verified_at as bearerVerifiedAt",
      "p.annual_production",
      "p.pledged_share",
      queued("p").$castTo<boolean>().as("queued"),
      "o.first_name as firstName",
      "o.last_name as lastName",
    ])
    .where("i.id", "=", id)
    .where("i.used_at", "is", null)
    .where("i.closed_at", "is", null)
    .where(notHidden("p"))
    .executeTakeFirst();
}

export interface Invitation {
  readonly id: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly email: string;
  /** The owner's names. */
  readonly firstName: string;
  readonly lastName: string;
}

/** One that may be used still: neither ended by its owner nor older than that. */
const isOpen = (table: string, now: Date) =>
  sql<boolean>`(${sql.ref(`${table}.closed_at`)} is null
    and ${sql.ref(`${table}.created_at`)} > ${now}::timestamptz - ${invitationDays} * interval '1 day')`;

/** The invitation that a link leads this person to, unless support hid its project: it is nobody else's once an account has used it. */
export function findInvitation(
  db: Db,
  token: string,
  { accountId, now }: { readonly accountId: string | null; readonly now: Date },
): Promise<Invitation | undefined> {
  return db
    .selectFrom("invitation as i")
    .innerJoin("project as p", "p.id", "i.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .select([
      "i.id",
      "i.project_id as projectId",
      "p.name as projectName",
      "i.email",
      "o.first_name as firstName",
      "o.last_name as lastName",
    ])
    .where("i.token_hash", "=", hashToken(token))
    .where(isOpen("i", now))
    .where(({ eb, or }) => or([eb("i.used_at", "is", null), eb("i.used_by", "=", accountId)]))
    .where(notHidden("p"))
    .executeTakeFirst();
}

/** It is then this account's. The project is locked: of two at once the second finds it used. */
export async function markInvitationUsed(
  tx: Tx,
  id: string,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("invitation")
    .set({ used_at: now, used_by: accountId })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .execute();
}

/** The owner withdraws one: its link opens nothing any more. @returns whether there was one in the project. */
export async function endInvitation(
  tx: Tx,
  { projectId, id, now }: { readonly projectId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable("invitation")
    .set({ closed_at: sql<Date>`coalesce(closed_at, ${now}::timestamptz)` })
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** The owner refuses who came by one: it lets him in no more. One that was sent anew since is another, which he did not come by. */
export async function endInvitationOf(tx: Tx, applicationId: string, now: Date): Promise<void> {
  await sql`update invitation set closed_at = ${now} from application a
    where a.id = ${applicationId} and invitation.id = a.invitation_id and invitation.closed_at is null
      and invitation.created_at <= a.created_at`.execute(tx);
}

/** One that has ended, after which its address may be invited anew. */
const mayFollow = (now: Date) =>
  sql<boolean>`(not ${isOpen("invitation", now)} and (invitation.used_at is null or invitation.closed_at is not null))`;

/** Which of these e-mails, in lower case, have an invitation to the project that has not ended. */
export async function findInvited(
  db: Db,
  { projectId, emails, now }: { projectId: string; emails: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const email = sql<string>`lower(invitation.email)`;
  const rows = await db
    .selectFrom("invitation")
    .select(email.as("email"))
    .where("project_id", "=", projectId)
    .where(email, "in", emails)
    .where(sql<boolean>`not ${mayFollow(now)}`)
    .execute();
  return new Set(rows.map((row) => row.email));
}

/**
 * Invites those who were not invited yet, and again those whose invitation has ended: an older link then opens nothing.
 * @returns the invitations made; none for an e-mail that was already invited to this project.
 */
export function insertInvitations(
  tx: Tx,
  {
    projectId,
    emails,
    word,
    now,
  }: { projectId: string; emails: readonly string[]; word: string | null; now: Date },
): Promise<{ id: string; email: string }[]> {
  if (emails.length === 0) return Promise.resolve([]);
  const anew = { word, token_hash: null, created_at: now, used_at: null, used_by: null, closed_at: null };
  return tx
    .insertInto("invitation")
    .values(emails.map((email) => ({ project_id: projectId, email, ...anew })))
    .onConflict((conflict) =>
      conflict.expression(sql`project_id, lower(email)`).doUpdateSet(anew).where(mayFollow(now)),
    )
    .returning(["id", "email"])
    .execute();
}

/** Whether support hid the project. */
export async function isHidden(db: Db, projectId: string): Promise<boolean> {
  const shown = await db
    .selectFrom("project")
    .select("id")
    .where("id", "=", projectId)
    .where(notHidden())
    .executeTakeFirst();
  return shown === undefined;
}

/** Which of these e-mails, in lower case, belong to people whose point already applied to the project. */
export async function findApplicantEmails(
  db: Db,
  projectId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const email = sql<string>`lower(h.email)`;
  const rows = await db
    .selectFrom("application as a")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "a.production_point_id")
    .innerJoin("account as h", (join) => join.on("h.id", "=", holderOf("c", "g")))
    .select(email.as("email"))
    .where("a.project_id", "=", projectId)
    .where(live("a"))
    .where(email, "in", emails)
    .execute();
  return new Set(rows.map((row) => row.email));
}

export const countInvitationsOf = (db: Db, projectId: string): Promise<number> =>
  countRows(db.selectFrom("invitation").where("project_id", "=", projectId));

/** Those that were sent, newest first. */
export async function listInvitationsOf(db: Db, projectId: string, { limit, offset }: Part) {
  const rows = await db
    .selectFrom("invitation")
    .select(["id", "email", "created_at", "used_at", "closed_at"])
    .where("project_id", "=", projectId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    endedAt: row.closed_at?.toISOString() ?? null,
  }));
}

/** Invitations are known to be a person's by the address alone. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("invitation")
    .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
    .execute();
}
