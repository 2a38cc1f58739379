import { type Kysely, sql } from "kysely";

/** When a plant's purchase contract has ended, or ends, and whether its holder sells but a surplus today, as he told it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point
    add column contract_ends_on text check (contract_ends_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    add column sells_surplus boolean`.execute(db);
}
