import type { SignerStatus } from "@mec/domain/signature";
import type { Db, Tx } from "../../../db/transaction.ts";

export interface ProviderSigner {
  readonly signerId: string;
  readonly position: number;
  readonly email: string;
  readonly status: SignerStatus;
  readonly providerSignerId: string | null;
  readonly name: string;
}

export async function findProviderSigners(db: Db, requestId: string): Promise<ProviderSigner[]> {
  const rows = await db
    .selectFrom("signature_signer")
    .select(["id", "position", "email", "status", "provider_signer_id", "first_name", "last_name"])
    .where("request_id", "=", requestId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    signerId: row.id,
    position: row.position,
    email: row.email,
    status: row.status,
    providerSignerId: row.provider_signer_id,
    name: `${row.first_name} ${row.last_name}`,
  }));
}

/** Keeps what the provider says of a signer. */
export async function saveProviderStatus(
  tx: Tx,
  { signerId, name }: ProviderSigner,
  status: Exclude<SignerStatus, "waiting" | "notified">,
  { at, reason }: { at: Date; reason: string | null },
): Promise<void> {
  await tx
    .updateTable("signature_signer")
    .set({
      status,
      ...(status === "signed" ? { signed_at: at, signed_name: name } : {}),
      ...(status === "declined" ? { decline_reason: reason } : {}),
    })
    .where("id", "=", signerId)
    .execute();
}

/** Keeps the links by which people sign at the provider. */
export async function saveLinks(
  db: Db,
  requestId: string,
  links: readonly { providerSignerId: string; link: string | null }[],
): Promise<void> {
  for (const { providerSignerId, link } of links) {
    await db
      .updateTable("signature_signer")
      .set({ signature_link: link })
      .where("request_id", "=", requestId)
      .where("provider_signer_id", "=", providerSignerId)
      .execute();
  }
}

/** Records an event of the provider. @returns false when it was recorded before. */
export async function insertWebhook(tx: Tx, provider: string, eventId: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto("signature_webhook")
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return row !== undefined;
}
