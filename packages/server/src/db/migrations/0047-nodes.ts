import { type Kysely, sql } from "kysely";

/** The processes that serve this database: who joins them shows that it shares their secrets and their storage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table node (
    id uuid primary key,
    name text not null,
    fingerprint jsonb not null,
    marker text,
    seen_at timestamptz not null
  )`.execute(db);
}
