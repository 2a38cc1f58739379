import { type Kysely, sql } from "kysely";

/**
 * Whether its owner's address is confirmed is kept in a project's row (decision 0005), for lists and maps. The account
 * is held while a project is inserted: a confirmation at the same moment comes wholly before it or wholly after.
 */
const projectsFollowTheirOwner = [
  `alter table project add column owner_confirmed boolean not null default false`,
  `update project set owner_confirmed = true
    from account where account.id = project.account_id and account.email_verified_at is not null`,
  `create function take_owner_confirmed() returns trigger language plpgsql as $$
    begin
      select email_verified_at is not null into new.owner_confirmed
        from account where id = new.account_id for share;
      new.owner_confirmed := coalesce(new.owner_confirmed, false);
      return new;
    end $$`,
  `create trigger project_owner_confirmed before insert on project
    for each row execute function take_owner_confirmed()`,
  `create function confirm_projects_of_owner() returns trigger language plpgsql as $$
    begin
      update project set owner_confirmed = new.email_verified_at is not null where account_id = new.id;
      return null;
    end $$`,
  `create trigger account_confirms_projects after update of email_verified_at on account for each row
    when ((old.email_verified_at is null) <> (new.email_verified_at is null))
    execute function confirm_projects_of_owner()`,
  `create index project_online_place on project (latitude, longitude) include (id)
    where visibility and moderation_status <> 'hidden' and owner_confirmed`,
  `drop index project_place`,
];

/** One pending change of address per account; a confirmed one can be undone for some days. */
const emailChanges = [
  `create table email_change (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    former_email text not null,
    former_verified_at timestamptz,
    email text not null,
    confirm_hash bytea not null unique,
    undo_hash bytea not null unique,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    confirmed_at timestamptz,
    closed_at timestamptz
  )`,
  `create unique index email_change_pending on email_change (account_id)
    where confirmed_at is null and closed_at is null`,
  `create index email_change_account on email_change (account_id)`,
  `create index email_change_former on email_change (lower(former_email))`,
];

/** Earlier requests were made under the rule of their time. */
const strangersMailboxes = [
  `alter table contact_message add column token_hash bytea unique`,
  `alter table contact_message add column confirmed_at timestamptz`,
  `update contact_message set confirmed_at = created_at`,
  `create index contact_message_waiting on contact_message (created_at) where confirmed_at is null`,
  `alter table project_alert add column confirmation_hash bytea unique`,
  `alter table project_alert add column confirmed_at timestamptz`,
  `update project_alert set confirmed_at = created_at`,
  `create index project_alert_waiting on project_alert (created_at) where confirmed_at is null`,
  `alter table application add column email_object text`,
  `create table abuse_report (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    source text not null check (source in ('invitation', 'message')),
    source_id uuid not null unique,
    sender text,
    quoted text,
    reason text not null,
    created_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create index abuse_report_open on abuse_report (project_id) where settled_at is null`,
];

const meters = [`create index sge_consent_prm on sge_consent (prm) where withdrawn_at is null`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...projectsFollowTheirOwner, ...emailChanges, ...strangersMailboxes, ...meters]) {
    await sql.raw(statement).execute(db);
  }
}
