import { type Kysely, sql } from "kysely";

/**
 * The processes that serve this database: who joins them shows that it shares their secrets and their storage.
 * What they leave to one another: the long work of requests, and what was computed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table node (
      id uuid primary key,
      name text not null,
      role text not null,
      fingerprint jsonb not null,
      marker text,
      seen_at timestamptz not null
    )`,
    `create table long_work (
      id uuid primary key,
      name text not null,
      same bytea not null,
      whose text not null,
      is_short boolean not null,
      turn integer not null,
      input text not null,
      asked_at timestamptz not null,
      wanted_at timestamptz not null,
      taken_at timestamptz,
      taken_by uuid,
      answer text
    )`,
    `create table kept_result (
      id bytea primary key,
      result bytea not null,
      made_at timestamptz not null
    )`,
    "create index kept_result_by_age on kept_result (made_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
