import { type Kysely, sql } from "kysely";

/**
 * What a consent ended with before its twelve months, kept on the day: the applications that tell it go with their project. Of those
 * that ended before this it is read from the applications that are left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sge_consent add column ended_with text`.execute(db);
}
