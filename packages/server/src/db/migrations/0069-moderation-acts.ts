import { type Kysely, sql } from "kysely";

/** A verification of who stands behind a project, and its withdrawal, are told as what they are: no decision on the project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation
    drop constraint moderation_decision_check,
    add constraint moderation_decision_check check (decision in ('approve', 'hide', 'verify', 'unverify'))`.execute(
    db,
  );
}
