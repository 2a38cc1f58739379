import { type Kysely, sql } from "kysely";

/** A candidate's first step is his own; a step of somebody who is both sides is the owner's, as it was judged. */
const actedAs = `case
  when p.status = 'APPLICATION' then 'holder'
  when p.status = 'SIGNED' then 'system'
  when p.status in ('PROPOSAL', 'EXPLOITATION') then 'owner'
  when p.author_id = coalesce(c.account_id, g.account_id) and p.author_id is distinct from project.account_id then 'holder'
  else 'owner' end`;

/** Lower case without accents: PostgreSQL's own functions for it are no part of every installation, nor immutable. */
const plain = (text: string) =>
  `replace(replace(translate(lower(translate(${text}, 'ÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸŒÆ', 'aaaaaaceeeeiiiinooooouuuuyyœæ')),
    'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae')`;

const statements = [
  // The role in which each step was taken, beside who took it.
  `alter table application_progress add column acted_as text check (acted_as in ('owner', 'holder', 'system'))`,
  `update application_progress p set acted_as = ${actedAs}
    from application a
      join project on project.id = a.project_id
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point g on g.id = a.production_point_id
    where a.id = p.application_id`,
  `alter table application_progress alter column acted_as set not null`,
  `drop trigger application_progress_append_only on application_progress`,
  `create trigger application_progress_append_only before update on application_progress
    for each row when ((old.status, old.price, old.created_at, old.acted_as)
      is distinct from (new.status, new.price, new.created_at, new.acted_as))
    execute function refuse_rewriting()`,
  // A person is found by the start of any word of the names and the address, or of the address as a whole.
  // In plpgsql, so that it stays one call, which the index knows; and costly, so that the index is taken.
  `create function person_words(first_name text, last_name text, email text) returns tsvector
    language plpgsql immutable parallel safe cost 1000 as $$
    begin
      return array_to_tsvector(array_remove(
        regexp_split_to_array(${plain(`first_name || ' ' || last_name || ' ' || email`)}, '[^a-z0-9]+') || ${plain("email")}, ''));
    end $$`,
  `create index account_words on account using gin (person_words(first_name, last_name, email))`,
  // A meter is found by its start, whatever the collation.
  `create index consumption_point_prm_start on consumption_point (prm text_pattern_ops)`,
  `create index production_point_prm_start on production_point (prm text_pattern_ops)`,
  `create index application_newest on application (created_at desc, id) where ended_at is null`,
  `create index application_status on application (status, created_at desc, id) where ended_at is null`,
  `create index application_of_project on application (project_id, created_at desc, id) where ended_at is null`,
  // The last reminder of each thing that somebody lacks.
  `create table missing_reminder (
    missing_id text primary key,
    reminded_at timestamptz not null
  )`,
  `create index missing_reminder_old on missing_reminder (reminded_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
