import { type Kysely, sql } from "kysely";

/**
 * What a perimeter rests on is no column of the project, and lists of who may join depend on it. An application
 * remembers of which price's last day its holder was reminded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create function note_project_of_perimeter() returns trigger language plpgsql as $$
      begin
        insert into project_change (project_id) values (new.project_id);
        perform pg_notify('project_change', '');
        return null;
      end $$`,
    `create trigger project_change_of_perimeter after insert or update on perimeter_details
      for each row execute function note_project_of_perimeter()`,
    "alter table application add column reminded_price_until text",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
