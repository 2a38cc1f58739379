import { randomBytes } from "node:crypto";
import { challengeSeconds } from "@mec/domain/account";
import type { Schema } from "../../../db/schema.ts";
import type { Db } from "../../../db/transaction.ts";
import { hashToken, newToken } from "../../../links/tokens.ts";

type ChallengePurpose = Schema["account_challenge"]["purpose"];

/** A proof under way: a login that waits for its second factor, or a passkey about to be used. */
export interface Challenge {
  readonly accountId: string | null;
  /** What a passkey must sign, base64url. */
  readonly bytes: string;
}

/**
 * Begins a proof.
 * @returns the token that the browser keeps, even if its IP address changes, and what a passkey must sign.
 */
export async function keepChallenge(
  db: Db,
  { purpose, accountId, now }: { purpose: ChallengePurpose; accountId: string | null; now: Date },
): Promise<{ token: string; bytes: string }> {
  const token = newToken();
  const bytes = randomBytes(32).toString("base64url");
  await db
    .insertInto("account_challenge")
    .values({
      token_hash: hashToken(token),
      purpose,
      account_id: accountId,
      challenge: bytes,
      created_at: now,
      expires_at: new Date(now.getTime() + challengeSeconds * 1000),
    })
    .execute();
  return { token, bytes };
}

interface Sought {
  readonly token: string | undefined;
  readonly purpose: ChallengePurpose;
  readonly now: Date;
}

/** A proof that has not expired nor been used up. */
export async function findChallenge(db: Db, { token, purpose, now }: Sought): Promise<Challenge | null> {
  if (token === undefined) return null;
  const row = await db
    .selectFrom("account_challenge")
    .select(["account_id", "challenge"])
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, bytes: row.challenge } : null;
}

/** Uses a challenge up. @returns whether it was still there: of two simultaneous uses one wins. */
export async function takeChallenge(db: Db, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const row = await db
    .deleteFrom("account_challenge")
    .where("token_hash", "=", hashToken(token))
    .returning("purpose")
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropChallenges(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("account_challenge").where("account_id", "=", accountId).execute();
}
