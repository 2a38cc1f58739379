import { sql } from "kysely";
import type { Db, Tx } from "../../../db/transaction.ts";
import type { TotpSecret } from "../../../encryption/index.ts";

export interface Totp {
  /** The secret as stored: encrypted. */
  readonly secret: TotpSecret;
  readonly confirmedAt: Date | null;
  /** The half-minute of the last code that was used. */
  readonly lastStep: number;
}

export async function findTotp(db: Db, accountId: string): Promise<Totp | null> {
  const row = await db
    .selectFrom("totp")
    .select(["secret", "confirmed_at", "last_step"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? { secret: row.secret, confirmedAt: row.confirmed_at, lastStep: row.last_step } : null;
}

/**
 * Keeps a secret that no code has confirmed yet.
 * @returns whether it was kept: a confirmed one is not replaced.
 */
export async function savePendingTotp(
  db: Db,
  { accountId, secret, now }: { accountId: string; secret: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto("totp")
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret, created_at: now })
        .where("totp.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Confirms the pending secret after its first code.
 * @returns whether it was still pending, and still the same.
 */
export async function confirmTotp(
  tx: Tx,
  { accountId, secret, step, now }: { accountId: string; secret: TotpSecret; step: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("totp")
    .set({ confirmed_at: now, last_step: step })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .where("secret", "=", sql<TotpSecret>`${JSON.stringify(secret)}::jsonb`)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses up the code of a half-minute, and all earlier ones.
 * @returns whether neither it nor a later one was used.
 */
export async function useTotpStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable("totp")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .where("last_step", "<", step)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether an app was enrolled. */
export async function removeTotp(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("totp")
    .where("account_id", "=", accountId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return row?.confirmed_at != null;
}
