import type { Db, Tx } from "../../../db/transaction.ts";

export interface Passkey {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const passkeys = (db: Db) =>
  db
    .selectFrom("passkey")
    .select([
      "id",
      "account_id as accountId",
      "credential_id as credentialId",
      "public_key as publicKey",
      "counter",
      "transports",
      "name",
      "created_at as createdAt",
      "last_used_at as lastUsedAt",
    ]);

const withNumber = <R extends { counter: string }>(row: R) => ({ ...row, counter: Number(row.counter) });

/** The account's passkeys, the oldest first. */
export async function findPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  const rows = await passkeys(db)
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(withNumber);
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | null> {
  const row = await passkeys(db).where("credential_id", "=", credentialId).executeTakeFirst();
  return row ? withNumber(row) : null;
}

/** @throws a violation of the constraint `passkey_credential_id_key` when it is enrolled already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Pick<Passkey, "accountId" | "credentialId" | "publicKey" | "counter" | "transports" | "name">,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("passkey")
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: now,
    })
    .execute();
}

/** @returns whether the passkey is the account's. */
export async function renamePasskey(db: Db, accountId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the passkey was the account's. */
export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a use.
 * @returns whether no other use was recorded meanwhile, as would happen with a copied passkey.
 */
export async function recordPasskeyUse(
  tx: Tx,
  { id, counter }: Pick<Passkey, "id" | "counter">,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("passkey")
    .set({ counter: newCounter, last_used_at: now })
    .where("id", "=", id)
    .where("counter", "=", String(counter))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
