import { type Kysely, sql } from "kysely";

/**
 * What nodes compute now, so that no two compute the same and each can tell how far it is. Unlogged: it is written for every
 * study, and means nothing once the database has crashed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unlogged table result_under_way (
        id bytea primary key,
        run uuid not null,
        same bytea,
        seen_at timestamptz not null,
        progress jsonb
      )`,
    )
    .execute(db);
}
