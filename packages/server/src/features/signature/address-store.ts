import type { Signer } from "@mec/domain/document";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";

/** A signer's mailbox and the account that named it. */
type Named = Pick<Signer, "accountId" | "email">;

export const keyOf = ({ accountId, email }: Named): string => `${accountId} ${email.toLowerCase()}`;

/**
 * When the mailboxes of these signers were confirmed, for earlier documents too. A mailbox is confirmed only
 * for the account that named it.
 */
export async function findConfirmed(tx: Tx, signers: readonly Named[]): Promise<Map<string, Date>> {
  const accountIds = signers.flatMap(({ accountId }) => accountId ?? []);
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("signature_signer")
    .select(({ fn }) => [
      "account_id as accountId",
      "email",
      fn.max("address_confirmed_at").as("confirmedAt"),
    ])
    .where("account_id", "in", accountIds)
    .where("address_confirmed_at", "is not", null)
    .groupBy(["account_id", "email"])
    .execute();
  return new Map(rows.flatMap((row) => (row.confirmedAt ? [[keyOf(row), row.confirmedAt] as const] : [])));
}

/**
 * Locks these places, and all others for which the same account named the same mailbox, in all its projects.
 */
async function lockAddress(
  tx: Tx,
  { accountId, email }: Named,
  signerIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom("signature_signer")
    .select("id")
    .where(({ eb, or, and }) =>
      or([
        eb("id", "in", signerIds),
        and([eb("account_id", "=", accountId), eb(sql`lower(email)`, "=", email.toLowerCase())]),
      ]),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The mailbox is confirmed from now on for the account that named it: for these places and all its others.
 */
export async function saveConfirmed(
  tx: Tx,
  named: Named,
  signerIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = await lockAddress(tx, named, signerIds);
  await tx
    .updateTable("signature_signer")
    .set({ address_confirmed_at: now })
    .where("id", "in", ids)
    .execute();
}

/**
 * The reader of the mailbox says that he is not the person named for these places: any earlier confirmation
 * is void.
 */
export async function saveDisowned(
  tx: Tx,
  named: Named,
  signerIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = await lockAddress(tx, named, signerIds);
  await tx
    .updateTable("signature_signer")
    .set({ address_confirmed_at: null })
    .where("id", "in", ids)
    .execute();
  await tx.updateTable("signature_signer").set({ disowned_at: now }).where("id", "in", signerIds).execute();
}
