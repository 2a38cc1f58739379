import type { CustomerAccount } from "@mec/api/service";
import type { Customer } from "@mec/domain/service";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";

/** To whom a person's invoices are addressed; null until they said so. */
export async function getCustomerAccount({ db }: Deps, actor: Actor): Promise<CustomerAccount | null> {
  const row = await db
    .selectFrom("customer_account")
    .select(["name", "email", "address", "siret_id as siretId"])
    .where("account_id", "=", actor.id)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves to whom invoices are addressed; saving again replaces it. */
export async function onboardCustomer(
  { db, now }: Deps,
  actor: Actor,
  { name, email, address, siretId }: Customer,
): Promise<void> {
  const kept = { name, email, address: JSON.stringify(address), siret_id: siretId || null };
  await inTransaction(db, (tx) =>
    tx
      .insertInto("customer_account")
      .values({ ...kept, account_id: actor.id, created_at: now() })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(kept))
      .execute(),
  );
}

/** The page of a person's invoices on the billing service's site, which identifies him by e-mail. */
export function invoicesUrl({ config }: Deps, actor: Actor): string {
  const url = new URL(config.billingAdminUrl);
  url.searchParams.set("email", actor.email);
  return url.toString();
}
