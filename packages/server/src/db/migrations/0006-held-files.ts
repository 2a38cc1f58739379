import { type Kysely, sql } from "kysely";

/** For each file of a deleted object, whether another row still holds it is looked up. */
const statements = [
  `create index document_prepared_key on document (prepared_key)`,
  `create index document_final_key on document (final_key)`,
  `create index project_image_full_key on project_image (full_key)`,
  `create index project_image_thumbnail_key on project_image (thumbnail_key)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
