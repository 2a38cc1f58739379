import type { Db } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { hashToken, newToken } from "../../tokens.ts";
import { rolesOf } from "./store.ts";

const hour = 3_600_000;
/** A session ends this long after its last visit. */
const sessionLength = 30 * 24 * hour;

const endAfter = (moment: Date) => new Date(moment.getTime() + sessionLength);

/** Opens a session. @returns its token, which only the person's browser keeps. */
export async function openSession(
  db: Db,
  { accountId, origin, now }: { accountId: string; origin: Origin; now: Date },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: endAfter(now),
      ip: origin.ip,
      user_agent: origin.userAgent,
    })
    .execute();
  return token;
}

/** A visit prolongs the session; it is written down once an hour at most. */
async function prolong(deps: Deps, sessionId: string, lastSeen: Date): Promise<void> {
  const now = deps.now();
  if (now.getTime() - lastSeen.getTime() < hour) return;
  await deps.db
    .updateTable("session")
    .set({ last_seen_at: now, expires_at: endAfter(now) })
    .where("id", "=", sessionId)
    .execute();
}

/** Who holds this session token; null when the session is unknown, revoked or over. */
export async function findActor(deps: Deps, token: string): Promise<Actor | null> {
  const row = await deps.db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select([
      "session.id as session_id",
      "session.last_seen_at",
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
  await prolong(deps, row.session_id, row.last_seen_at);
  return {
    id: row.id,
    sessionId: row.session_id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    roles: rolesOf(row.roles),
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

/** Ends every session of an account, or every one but `keptSessionId`. */
export async function revokeSessions(
  db: Db,
  { accountId, keptSessionId, now }: { accountId: string; keptSessionId?: string; now: Date },
): Promise<void> {
  let sessions = db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null);
  if (keptSessionId !== undefined) sessions = sessions.where("id", "<>", keptSessionId);
  await sessions.execute();
}
