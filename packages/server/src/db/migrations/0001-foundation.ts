import { type Kysely, sql } from "kysely";

/** The statements of the foundation, run one by one in the migrator's transaction. */
const statements = [
  `create table account (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_verified_at timestamptz,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    phone_number text,
    roles text[] not null default '{}',
    cgus_version text not null,
    cgus_accepted_at timestamptz not null,
    created_at timestamptz not null
  )`,
  `create unique index account_email on account (lower(email))`,
  `create table session (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    account_id uuid not null references account on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    ip text not null,
    user_agent text not null
  )`,
  `create index session_account on session (account_id)`,
  `create table account_token (
    token_hash bytea primary key,
    purpose text not null check (purpose in ('password-reset', 'email-verification')),
    account_id uuid not null references account on delete cascade,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index account_token_account on account_token (account_id)`,
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create table project (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    name text not null,
    normalised_name text not null,
    description text not null,
    perimeter integer not null check (perimeter in (2, 10, 20)),
    address jsonb not null,
    latitude double precision not null,
    longitude double precision not null,
    city text not null,
    department text not null,
    region text not null,
    repartition_key text not null check (repartition_key in ('static', 'dynamic-per-default', 'dynamic-simple', 'full-dynamic')),
    visibility boolean not null,
    moderation_status text not null default 'pending' check (moderation_status in ('pending', 'approved', 'hidden')),
    moderation_reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index project_account on project (account_id)`,
  `create index project_place on project (latitude, longitude)`,
  `create index project_newest on project (created_at desc, id)`,
  `create index project_department on project (department)`,
  `create index project_region on project (region)`,
  `create index project_normalised_name on project (normalised_name)`,
  `create index project_moderation on project (moderation_status, created_at)`,
  `create table project_image (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    full_key text not null,
    thumbnail_key text not null,
    created_at timestamptz not null
  )`,
  `create index project_image_project on project_image (project_id, created_at)`,
  `create table moderation (
    id bigint generated always as identity primary key,
    project_id uuid not null references project on delete cascade,
    decision text not null check (decision in ('approve', 'hide')),
    reason text not null,
    author_id uuid references account on delete set null,
    created_at timestamptz not null
  )`,
  `create index moderation_project on moderation (project_id)`,
  `create table consumption_point (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    name text not null,
    consumer_type text not null check (consumer_type in ('professional', 'individual')),
    address jsonb not null,
    latitude double precision not null,
    longitude double precision not null,
    annual_consumption integer not null,
    prm text,
    segment text not null check (segment in ('C1', 'C2', 'C3', 'C4', 'C5')),
    contract jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index consumption_point_account on consumption_point (account_id)`,
  `create index consumption_point_prm on consumption_point (prm)`,
  `create table production_point (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    project_id uuid references project on delete set null,
    name text not null,
    production_type text not null check (production_type in ('photovoltaic', 'wind', 'hydro', 'other')),
    address jsonb not null,
    latitude double precision not null,
    longitude double precision not null,
    annual_production integer not null,
    production_power double precision,
    prm text,
    connection_request_id text,
    segment text not null check (segment in ('C1', 'C2', 'C3', 'C4', 'C5')),
    price_min double precision,
    price_max double precision,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((price_min is null) = (price_max is null))
  )`,
  `create index production_point_account on production_point (account_id)`,
  `create index production_point_project on production_point (project_id)`,
  `create index production_point_prm on production_point (prm)`,
  `create table sge_consent (
    id uuid primary key default gen_random_uuid(),
    consumption_point_id uuid references consumption_point on delete cascade,
    production_point_id uuid references production_point on delete cascade,
    account_id uuid not null references account on delete cascade,
    holder_name text not null,
    prm text not null,
    text_version text not null,
    text_hash text not null,
    given_at timestamptz not null,
    expires_at timestamptz not null,
    withdrawn_at timestamptz,
    reminded_at timestamptz,
    ip text not null,
    user_agent text not null,
    check (num_nonnulls(consumption_point_id, production_point_id) = 1)
  )`,
  `create index sge_consent_consumption on sge_consent (consumption_point_id, given_at desc)`,
  `create index sge_consent_production on sge_consent (production_point_id, given_at desc)`,
  `create index sge_consent_ending on sge_consent (expires_at) where withdrawn_at is null and reminded_at is null`,
  `create table signatory (
    id uuid primary key default gen_random_uuid(),
    consumption_point_id uuid unique references consumption_point on delete cascade,
    production_point_id uuid unique references production_point on delete cascade,
    identity jsonb not null,
    updated_at timestamptz not null,
    check (num_nonnulls(consumption_point_id, production_point_id) = 1)
  )`,
  `create table invitation (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    email text not null,
    token_hash bytea unique,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create unique index invitation_once on invitation (project_id, lower(email))`,
  `create table application (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    consumption_point_id uuid references consumption_point on delete cascade,
    production_point_id uuid references production_point on delete cascade,
    is_from_project_owner boolean not null,
    invitation_id uuid references invitation on delete set null,
    status text not null check (status in ('APPLICATION', 'PROPOSAL', 'SIGNATURE', 'SIGNED', 'EXPLOITATION', 'REJECTED')),
    prm text,
    ended_at timestamptz,
    departure jsonb,
    created_at timestamptz not null,
    check (num_nonnulls(consumption_point_id, production_point_id) = 1)
  )`,
  `create unique index application_live_consumption on application (consumption_point_id) where status <> 'REJECTED' and ended_at is null`,
  `create unique index application_live_production on application (production_point_id) where status <> 'REJECTED' and ended_at is null`,
  `create unique index application_accepted_prm on application (prm) where status in ('SIGNATURE', 'SIGNED', 'EXPLOITATION') and ended_at is null`,
  `create index application_project on application (project_id, status)`,
  `create index application_consumption on application (consumption_point_id)`,
  `create index application_production on application (production_point_id)`,
  `create table application_progress (
    id bigint generated always as identity primary key,
    application_id uuid not null references application on delete cascade,
    status text not null,
    price double precision,
    message text,
    author_id uuid references account on delete set null,
    created_at timestamptz not null
  )`,
  `create index application_progress_application on application_progress (application_id, id desc)`,
  `create table contact_message (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    name text not null,
    email text not null,
    message text not null,
    created_at timestamptz not null
  )`,
  `create table project_alert (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    address jsonb not null,
    latitude double precision not null,
    longitude double precision not null,
    token_hash bytea unique,
    created_at timestamptz not null,
    removed_at timestamptz
  )`,
  `create index project_alert_place on project_alert (latitude, longitude) where removed_at is null`,
  `create table project_alert_sent (
    alert_id uuid not null references project_alert on delete cascade,
    project_id uuid not null references project on delete cascade,
    primary key (alert_id, project_id)
  )`,
  // What happened is never rewritten: the history of an application and of moderation only grows.
  `create function refuse_rewriting() returns trigger language plpgsql as $$
    begin raise exception 'the history in % is append-only', tg_table_name; end $$`,
  `create trigger application_progress_append_only before update on application_progress
    for each row when (old.status is distinct from new.status or old.price is distinct from new.price or old.created_at is distinct from new.created_at)
    execute function refuse_rewriting()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
