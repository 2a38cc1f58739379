import { type Kysely, sql } from "kysely";

/** The journal of who saw or did what: written once, made anonymous with an account, erased after 12 months. */
const statements = [
  `create table audit_event (
    id bigint primary key generated always as identity,
    at timestamptz not null,
    kind text not null,
    actor text not null check (actor in ('person', 'support', 'operator', 'platform')),
    actor_id uuid references account on delete set null,
    subject_id uuid references account on delete set null,
    project_id uuid,
    object_kind text check (object_kind in ('project', 'consumption-point', 'production-point')),
    object_id uuid,
    object_name text,
    detail jsonb not null
  )`,
  `create index audit_event_at on audit_event (at, id)`,
  `create index audit_event_kind on audit_event (kind, at, id)`,
  `create index audit_event_subject on audit_event (subject_id, at, id)`,
  `create index audit_event_actor on audit_event (actor_id, at, id)`,
  `create index audit_event_project on audit_event (project_id, at) where project_id is not null`,
  // A member of support who reads several pages of one thing leaves one entry an hour.
  `create unique index audit_event_look on audit_event (actor_id, object_id, date_trunc('hour', at at time zone 'UTC'))
    where kind = 'support-looked'`,
  `create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        -- The clocks of the server and of the database may differ.
        if old.at > now() - interval '12 months' + interval '1 day' then
          raise exception 'the journal is kept for 12 months';
        end if;
        return old;
      end if;
      if (new.id, new.at, new.kind, new.actor, new.project_id, new.object_kind, new.object_id, new.detail - 'recipient')
          is distinct from (old.id, old.at, old.kind, old.actor, old.project_id, old.object_kind, old.object_id, old.detail - 'recipient')
        or (new.actor_id is distinct from old.actor_id and new.actor_id is not null)
        or (new.subject_id is distinct from old.subject_id and new.subject_id is not null)
        or (new.object_name is distinct from old.object_name and new.object_name is not null) then
        raise exception 'the journal is append-only';
      end if;
      return new;
    end $$`,
  `create trigger audit_event_kept before update or delete on audit_event for each row execute function keep_audit()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
