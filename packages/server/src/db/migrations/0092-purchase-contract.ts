import { type Kysely, sql } from "kysely";

/** Whether a plant's purchase contract runs, and whether it is of before 9 October 2021, as its holder told it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point add column purchase_contract text
    check (purchase_contract in ('none', 'older', 'recent'))`.execute(db);
}
