import { type Kysely, sql } from "kysely";

/** The contact of a legal body gets an id, as an association and a fee have: it stays the same over all saves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pmo_interlocutor add column id uuid not null unique default gen_random_uuid()`.execute(
    db,
  );
}
