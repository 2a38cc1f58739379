import type { Schema } from "../../db/schema.ts";
import type { Db } from "../../db/transaction.ts";
import { hashToken } from "../../links/tokens.ts";

export type TokenPurpose = Schema["account_token"]["purpose"];

/** Keeps the hash of a mailed token; keeping the same one again changes nothing. */
export async function keepToken(
  db: Db,
  given: {
    token: string;
    purpose: TokenPurpose;
    accountId: string;
    email: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto("account_token")
    .values({
      token_hash: hashToken(given.token),
      purpose: given.purpose,
      account_id: given.accountId,
      email: given.email,
      created_at: given.now,
      expires_at: given.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The account that a token opens: the token is unused, in time, and was sent to the account's present
 * address.
 */
export async function findTokenAccount(
  db: Db,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("account_token")
    .innerJoin("account", "account.id", "account_token.account_id")
    .select("account.id")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .whereRef("account_token.email", "=", "account.email")
    .executeTakeFirst();
  return row?.id;
}

/** Whether a token, used or not, was sent to this address for its account. */
export async function wasSentTo(
  db: Db,
  token: string,
  { purpose, accountId, email }: { purpose: TokenPurpose; accountId: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("account_token")
    .select("account_id")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("account_id", "=", accountId)
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token up. @returns whether it was still unused: of two simultaneous uses one wins. */
export async function useToken(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("account_token")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes every link of this purpose that was sent for an account useless. */
export async function cancelTokens(
  db: Db,
  { accountId, purpose, now }: { accountId: string; purpose: TokenPurpose; now: Date },
): Promise<void> {
  await db
    .updateTable("account_token")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
}
