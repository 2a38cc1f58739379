import type { Signer } from "@mec/domain/document";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";

/** Who signs, as an account named him. */
type Named = Pick<Signer, "accountId" | "email">;

export const keyOf = ({ accountId, email }: Named): string => `${accountId} ${email.toLowerCase()}`;

/** When the mailboxes that accounts named were confirmed for papers of before. A mailbox is confirmed for who named it. */
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

/** Every place that the account of these ones named this mailbox for, in all its projects; and these ones. */
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

/** The mailbox is confirmed from now on for whoever named it: these places, and its others. */
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

/** Its reader says that he is not who was named for these places: what he may have confirmed before is worth nothing. */
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
