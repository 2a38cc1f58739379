import { type Kysely, sql } from "kysely";

/** A contact of a legal body has its own id, as an association and a fee have: the same however often it is saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pmo_interlocutor add column id uuid not null unique default gen_random_uuid()`.execute(
    db,
  );
}
