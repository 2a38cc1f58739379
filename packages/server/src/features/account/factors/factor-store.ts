import type { Db, Tx } from "../../../db/transaction.ts";

/** The factors removed from an account. */
export interface RemovedFactors {
  readonly passkeys: number;
  readonly totp: boolean;
  readonly recoveryCodes: boolean;
}

/** Whether a login asks for more than the password. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ exists, selectFrom, or }) =>
      or([
        exists(selectFrom("passkey").select("id").where("account_id", "=", accountId)),
        exists(
          selectFrom("totp")
            .select("account_id")
            .where("account_id", "=", accountId)
            .where("confirmed_at", "is not", null),
        ),
      ]).as("has"),
    )
    .executeTakeFirst();
  return Boolean(row?.has);
}

/** Locks the factors of an account: of two changes at once, the second waits for the first. */
export async function lockFactors(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
}

/** Notes in every session of an account that only a password protects it. */
export async function forgetSecondFactor(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("session")
    .set({ has_second_factor: false })
    .where("account_id", "=", accountId)
    .execute();
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
}

/**
 * Removes the factors added since a moment. An app that was begun but never confirmed is removed whatever its
 * date.
 */
export async function eraseFactorsSince(tx: Tx, accountId: string, since: Date): Promise<RemovedFactors> {
  const passkeys = await tx
    .deleteFrom("passkey")
    .where("account_id", "=", accountId)
    .where("created_at", ">=", since)
    .returning("id")
    .execute();
  const totps = await tx
    .deleteFrom("totp")
    .where("account_id", "=", accountId)
    .where((where) => where.or([where("confirmed_at", "is", null), where("confirmed_at", ">=", since)]))
    .returning("confirmed_at")
    .execute();
  const codes = await tx
    .deleteFrom("recovery_code")
    .where("account_id", "=", accountId)
    .where("created_at", ">=", since)
    .returning("account_id")
    .execute();
  if (!(await hasSecondFactor(tx, accountId))) await forgetSecondFactor(tx, accountId);
  return {
    passkeys: passkeys.length,
    totp: totps.some(({ confirmed_at }) => confirmed_at !== null),
    recoveryCodes: codes.length > 0,
  };
}

/** Removes every second factor, which only the operator may do. */
export async function eraseFactors(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom("passkey").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("totp").where("account_id", "=", accountId).execute();
  await forgetSecondFactor(tx, accountId);
}
