import { type Kysely, sql } from "kysely";

/** When a plant's holder last said which purchase contract it has; null of what was told before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point add column purchase_contract_said_at timestamptz`.execute(db);
}
