import { randomUUID } from "node:crypto";
import { emailUndoDays, verificationTokenSeconds } from "@mec/domain/account";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import { hashToken, linkToken } from "../../../links/tokens.ts";

const dayMs = 86_400_000;
const undoableSince = (now: Date) => new Date(now.getTime() - emailUndoDays * dayMs);
const endOfLink = (now: Date) => new Date(now.getTime() + verificationTokenSeconds * 1000);

/** The secret of the link mailed to the new address. */
export const confirmToken = (secret: string, changeId: string): string =>
  linkToken(secret, changeId, "email-change");
/** The secret of the link mailed to the former address, in each of its mails. */
export const undoToken = (secret: string, changeId: string): string =>
  linkToken(secret, changeId, "email-undo");

export interface EmailChange {
  readonly id: string;
  readonly accountId: string;
  readonly formerEmail: string;
  /** Null for a former address that was never confirmed: it may be a stranger's. */
  readonly formerVerifiedAt: Date | null;
  readonly email: string;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
}

const toChange = (row: Selectable<Schema["email_change"]>): EmailChange => ({
  id: row.id,
  accountId: row.account_id,
  formerEmail: row.former_email,
  formerVerifiedAt: row.former_verified_at,
  email: row.email,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
});

/** Replaces the waiting change, if any. @returns the id of the new one. */
export async function insertChange(
  tx: Tx,
  { accountId, email, secret, now }: { accountId: string; email: string; secret: string; now: Date },
): Promise<string> {
  const account = await tx
    .selectFrom("account")
    .select(["email", "email_verified_at"])
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await closePending(tx, accountId, now);
  const id = randomUUID();
  await tx
    .insertInto("email_change")
    .values({
      id,
      account_id: accountId,
      former_email: account.email,
      former_verified_at: account.email_verified_at,
      email,
      confirm_hash: hashToken(confirmToken(secret, id)),
      undo_hash: hashToken(undoToken(secret, id)),
      asked_at: now,
      expires_at: endOfLink(now),
    })
    .execute();
  return id;
}

export async function closePending(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable("email_change")
    .set({ closed_at: now })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .where("closed_at", "is", null)
    .execute();
}

/** The change that waits for confirmation, if its link has not expired. */
export async function findPending(db: Db, accountId: string, now: Date): Promise<EmailChange | null> {
  const row = await db
    .selectFrom("email_change")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .where("closed_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? toChange(row) : null;
}

export async function prolongPending(db: Db, changeId: string, now: Date): Promise<void> {
  await db
    .updateTable("email_change")
    .set({ expires_at: endOfLink(now) })
    .where("id", "=", changeId)
    .execute();
}

/** A change, for its mails. Null once it was cancelled, replaced or undone. */
export async function findLiveChange(db: Db, id: string): Promise<EmailChange | null> {
  const row = await db
    .selectFrom("email_change")
    .selectAll()
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row ? toChange(row) : null;
}

/** Confirms the change of this link's token: of two uses one wins. */
export async function confirmByToken(tx: Tx, token: string, now: Date): Promise<EmailChange | null> {
  const row = await tx
    .updateTable("email_change")
    .set({ confirmed_at: now })
    .where("confirm_hash", "=", hashToken(token))
    .where("confirmed_at", "is", null)
    .where("closed_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  return row ? toChange(row) : null;
}

/** Whether this token's link gave the account the address that it has. */
export async function wasConfirmedByToken(
  db: Db,
  token: string,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("email_change")
    .select("id")
    .where("confirm_hash", "=", hashToken(token))
    .where("account_id", "=", accountId)
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Closes the change of this undoing link's token. A confirmed change can be undone only if the former address
 * was itself confirmed: any other may be a stranger's, who would get the account.
 */
export async function closeByUndoToken(tx: Tx, token: string, now: Date): Promise<EmailChange | null> {
  const row = await tx
    .updateTable("email_change")
    .set({ closed_at: now })
    .where("undo_hash", "=", hashToken(token))
    .where("closed_at", "is", null)
    .where(sql<Date>`coalesce(confirmed_at, asked_at)`, ">", undoableSince(now))
    .where((where) =>
      where.or([where("confirmed_at", "is", null), where("former_verified_at", "is not", null)]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ? toChange(row) : null;
}

/** Closes the changes made after one that is undone, so that their undoing links no longer work either. */
export async function closeLater(tx: Tx, { accountId, askedAt }: EmailChange, now: Date): Promise<void> {
  await tx
    .updateTable("email_change")
    .set({ closed_at: now })
    .where("account_id", "=", accountId)
    .where("asked_at", ">=", askedAt)
    .where("closed_at", "is", null)
    .execute();
}

/** Whether an account, other than this one, may still take this address back. */
export async function isReservedEmail(
  db: Db,
  { email, accountId, now }: { email: string; accountId: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("email_change")
    .select("id")
    .where((where) => where(where.fn("lower", ["former_email"]), "=", email.toLowerCase()))
    .where("former_verified_at", "is not", null)
    .where("confirmed_at", ">", undoableSince(now))
    .where("closed_at", "is", null)
    .$if(accountId !== null, (query) => query.where("account_id", "<>", accountId ?? ""))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Erases changes that can be neither confirmed nor undone any more. */
export async function eraseOldEmailChanges({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db
    .deleteFrom("email_change")
    .where(sql<Date>`coalesce(confirmed_at, asked_at)`, "<", undoableSince(now()))
    .where("expires_at", "<", now())
    .execute();
}
