import { type Kysely, sql } from "kysely";

/** What the purchase contract of panels pays, €/kWh without VAT, and whether its buyer takes the rest, as their holder told it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point add column buy_back_price double precision,
    add column buy_back_takes_surplus boolean`.execute(db);
}
