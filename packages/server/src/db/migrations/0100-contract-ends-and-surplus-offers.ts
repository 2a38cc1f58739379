import { type Kysely, sql } from "kysely";

/**
 * When a plant's holder last said the day on which its purchase contract ends, and when its owner was told that the day is over; both
 * null of days that were told before this. And what a buyer offers him for what sharing leaves, €/kWh without VAT.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point
    add column contract_end_said_at timestamptz, add column contract_end_told_at timestamptz,
    add column buy_back_surplus_offer double precision`.execute(db);
}
