import { sessionEnd, sessionRights } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import type { Part } from "../../../answering.ts";
import { countRows } from "../../../db/count-rows.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../../deps.ts";
import { hashToken, newToken } from "../../../links/tokens.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { dropChallenges } from "../factors/challenges.ts";
import { rolesOf } from "../store.ts";

const hour = 3_600_000;

/**
 * Opens a session for a person who has just proven to own the account, with or without a second factor.
 * @returns its token, which only the person's browser keeps.
 */
export async function openSession(
  db: Db,
  {
    accountId,
    origin,
    now,
    hasSecondFactor = false,
  }: { accountId: string; origin: Origin; now: Date; hasSecondFactor?: boolean },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: sessionEnd(now, now),
      ip: origin.ip,
      user_agent: origin.userAgent,
      confirmed_at: now,
      has_second_factor: hasSecondFactor,
    })
    .execute();
  return token;
}

/** Whether no kept session of the account was opened with this browser. */
async function isNewDevice(db: Db, accountId: string, { userAgent }: Origin): Promise<boolean> {
  const known = await db
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", accountId)
    .where("user_agent", "=", userAgent)
    .limit(1)
    .executeTakeFirst();
  return known === undefined;
}

/** Records in the journal that a session is about to be opened in a browser which had none. */
export async function noteNewDevice(
  db: Db,
  { accountId, origin, now }: { accountId: string; origin: Origin; now: Date },
): Promise<void> {
  if (await isNewDevice(db, accountId, origin))
    await recordOwnAct(db, { kind: "new-device", detail: {}, accountId, at: now });
}

/** A visit prolongs the session; saved at most once an hour. */
async function prolong(
  deps: Deps,
  session: { session_id: string; opened_at: Date; last_seen_at: Date },
): Promise<void> {
  const now = deps.now();
  if (now.getTime() - session.last_seen_at.getTime() < hour) return;
  await deps.db
    .updateTable("session")
    .set({ last_seen_at: now, expires_at: sessionEnd(session.opened_at, now) })
    .where("id", "=", session.session_id)
    .execute();
}

/** The holder of this session token; null when the session is unknown, revoked or expired. */
export async function findActor(deps: Deps, token: string): Promise<Actor | null> {
  const row = await deps.db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select([
      "session.id as session_id",
      "session.created_at as opened_at",
      "session.last_seen_at",
      "session.confirmed_at",
      "session.has_second_factor",
      "account.id",
      "account.email",
      "account.email_verified_at",
      "account.first_name",
      "account.last_name",
      "account.phone_number",
      "account.roles",
    ])
    .where("session.token_hash", "=", hashToken(token))
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", deps.now())
    .executeTakeFirst();
  if (!row) return null;
  await prolong(deps, row);
  return {
    id: row.id,
    sessionId: row.session_id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    ...sessionRights(rolesOf(row.roles), row.has_second_factor),
    confirmedAt: row.confirmed_at,
  };
}

export async function revokeSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Ends every session of an account, or all but `keptSessionId`. Logins that wait for their second factor end
 * first: one that completes meanwhile has its session ended with the others.
 * @returns how many sessions were still open.
 */
export async function revokeSessions(
  db: Db,
  { accountId, keptSessionId, now }: { accountId: string; keptSessionId?: string; now: Date },
): Promise<number> {
  await dropChallenges(db, accountId);
  let sessions = db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null);
  if (keptSessionId !== undefined) sessions = sessions.where("id", "<>", keptSessionId);
  const ended = await sessions.returning("expires_at").execute();
  return ended.filter(({ expires_at }) => expires_at > now).length;
}

/**
 * Locks the actor's session until the transaction ends. A request is admitted by its head, and its body may
 * arrive long after: a call that changes who controls the account checks again. Call it once the account is
 * locked, in the order of the code that ends sessions.
 * @throws DomainError INVALID_REFRESH_TOKEN when it was ended meanwhile.
 */
export async function holdSession(tx: Tx, { sessionId }: Actor, now: Date): Promise<void> {
  const held = await tx
    .selectFrom("session")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .forShare()
    .executeTakeFirst();
  if (!held) throw new DomainError("INVALID_REFRESH_TOKEN", "INVALID_REFRESH_TOKEN");
}

/** Notes that the person has just proven to own the account. */
export async function confirmSession(
  db: Db,
  sessionId: string,
  { now, bySecondFactor }: { now: Date; bySecondFactor: boolean },
): Promise<void> {
  await db
    .updateTable("session")
    .set({ confirmed_at: now, ...(bySecondFactor ? { has_second_factor: true } : {}) })
    .where("id", "=", sessionId)
    .execute();
}

/** The sessions still open, the last used first. */
const selectOpen = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom("session")
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now);

export const countOpenSessions = (db: Db, accountId: string, now: Date): Promise<number> =>
  countRows(selectOpen(db, accountId, now));

/** The last used first. */
export function findOpenSessions(db: Db, accountId: string, now: Date, { limit, offset }: Part) {
  return selectOpen(db, accountId, now)
    .select(["id", "created_at", "last_seen_at", "ip", "user_agent"])
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** @returns whether the session was the account's, and open. */
export async function revokeOwnSession(
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
