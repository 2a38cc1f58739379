import { type Kysely, sql } from "kysely";

/** Whether a business gets the VAT of its bills back, as its holder says; null for homes, and where nobody said it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumption_point add column reclaims_vat boolean`.execute(db);
}
