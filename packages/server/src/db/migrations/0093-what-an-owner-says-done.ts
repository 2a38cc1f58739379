import { type Kysely, sql } from "kysely";

/**
 * What an owner says that he has done of each participant, for the day on which it fell due, and the day on which he declared the
 * operation. Of what fell due before this nobody is asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table annexe_details
    add column declared_on text check (declared_on ~ '^\\d{4}-\\d{2}-\\d{2}$')`.execute(db);
  await sql`create table owner_duty (
    application_id uuid not null references application (id) on delete cascade,
    duty text not null check (duty in ('tell-network', 'call-dues', 'invoice')),
    done_for text not null check (done_for ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    primary key (application_id, duty)
  )`.execute(db);
  await sql`insert into owner_duty (application_id, duty, done_for)
    select a.id, duty, case when duty = 'tell-network' and a.ended_at is not null
        then to_char(a.ended_at at time zone 'Europe/Paris', 'YYYY-MM-DD')
        else to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD') end
    from application a cross join (values ('tell-network'), ('call-dues'), ('invoice')) known (duty)
    where exists (select from application_progress step where step.application_id = a.id and step.status = 'EXPLOITATION')
      and (duty <> 'tell-network' or a.ended_at is not null)`.execute(db);
}
