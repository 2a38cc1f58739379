import { formatRecoveryCode, recoveryCodeCount, recoveryCodeLength } from "@mec/domain/account";
import { Secret } from "otpauth";
import type { Db, Tx } from "../../../db/transaction.ts";
import { hashToken } from "../../../links/tokens.ts";

/** Each character of base 32 holds five bits. */
const codeBytes = (recoveryCodeLength * 5) / 8;

const newCode = () => new Secret({ size: codeBytes }).base32.toLowerCase();

/**
 * Makes new codes in place of the former ones; only their hashes are kept.
 * @returns the codes, to be shown once.
 */
export async function renewCodes(tx: Tx, accountId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await tx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ code_hash: hashToken(code), account_id: accountId, created_at: now })))
    .execute();
  return codes.map(formatRecoveryCode);
}

export async function countCodesLeft(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll<string>().as("left"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}

/** Uses a code up. @returns whether it was one of the account's unused codes. */
export async function useRecoveryCode(
  tx: Tx,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("code_hash", "=", hashToken(code))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}
