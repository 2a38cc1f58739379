import { type Kysely, sql } from "kysely";

/**
 * The legal body, services, documents and signatures. A document is a row once it was sent or ignored; what it may
 * become before that is read from the data. Histories and evidence are append-only.
 */
const statements = [
  `create table pmo_interlocutor (
    project_id uuid primary key references project on delete cascade,
    interlocutor jsonb not null,
    updated_at timestamptz not null
  )`,
  `create table pmo_association (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null unique references project on delete cascade,
    association jsonb not null,
    updated_at timestamptz not null
  )`,
  `create table membership_fee (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null unique references project on delete cascade,
    fee jsonb not null,
    updated_at timestamptz not null
  )`,
  `create table pmo_file (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    kind text not null check (kind in ('pmo-status', 'internal-rules')),
    name text not null,
    content_type text not null,
    size integer not null,
    storage_key text not null,
    created_at timestamptz not null
  )`,
  `create index pmo_file_project on pmo_file (project_id, kind, created_at desc)`,
  `create index pmo_file_key on pmo_file (storage_key)`,

  `create table sales_terms (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    consumption_point_id uuid references consumption_point on delete cascade,
    terms jsonb not null,
    updated_at timestamptz not null
  )`,
  `create unique index sales_terms_of_project on sales_terms (project_id) where consumption_point_id is null`,
  `create unique index sales_terms_of_point on sales_terms (project_id, consumption_point_id) where consumption_point_id is not null`,

  `create table customer_account (
    account_id uuid primary key references account on delete cascade,
    name text not null,
    email text not null,
    address jsonb not null,
    siret_id text,
    created_at timestamptz not null
  )`,
  `create table service_plan (
    id bigint primary key generated always as identity,
    account_id uuid not null references account on delete cascade,
    plan_code text not null,
    chosen_at timestamptz not null
  )`,
  `create index service_plan_account on service_plan (account_id, id desc)`,
  // An invoice outlives the project and the person it was made for (10 years, code de commerce, art. L123-22).
  `create table billable_event (
    id uuid primary key default gen_random_uuid(),
    account_id uuid references account on delete set null,
    project_id uuid not null,
    consumption_point_id uuid not null,
    service_group text not null check (service_group in ('data', 'pmo', 'vente', 'convention')),
    action text not null,
    amount_excl_tax numeric(12, 2) not null check (amount_excl_tax >= 0),
    created_at timestamptz not null,
    paid_credits boolean not null,
    reported_at timestamptz,
    unique (project_id, service_group, consumption_point_id)
  )`,
  `create index billable_event_unreported on billable_event (created_at) where reported_at is null`,
  `create index billable_event_account on billable_event (account_id, created_at desc)`,
  `create table data_export (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    consumption_point_ids uuid[] not null,
    action text not null,
    created_at timestamptz not null
  )`,
  `create index data_export_project on data_export (project_id, created_at desc)`,

  `create table document (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    consumption_point_id uuid references consumption_point on delete set null,
    production_point_id uuid references production_point on delete set null,
    kind text not null check (kind in ('bulletin', 'accord', 'salesContract')),
    status text not null check (status in ('IN_TRANSIT', 'SENT', 'RESENT', 'DONE', 'DECLINED', 'EXPIRED', 'ERROR', 'IGNORED')),
    data jsonb,
    file_name text,
    prepared_key text,
    prepared_sha256 text,
    final_key text,
    final_sha256 text,
    reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    superseded_at timestamptz,
    check (num_nonnulls(consumption_point_id, production_point_id) = 1 or status = 'DONE')
  )`,
  // What was signed binds the others too: it stays with the project when its participant's point goes; the rest goes.
  `create function erase_unsigned_documents() returns trigger language plpgsql as $$
    begin
      delete from document
        where (consumption_point_id = old.id or production_point_id = old.id) and status <> 'DONE';
      return old;
    end $$`,
  `create trigger unsigned_documents_of_consumption_point before delete on consumption_point
    for each row execute function erase_unsigned_documents()`,
  `create trigger unsigned_documents_of_production_point before delete on production_point
    for each row execute function erase_unsigned_documents()`,
  // One living document of each kind a participant; those it replaced stay as history.
  `create unique index document_of_consumer on document (project_id, consumption_point_id, kind) where superseded_at is null and consumption_point_id is not null`,
  `create unique index document_of_producer on document (project_id, production_point_id, kind) where superseded_at is null and production_point_id is not null`,
  `create index document_consumption_point on document (consumption_point_id)`,
  `create index document_production_point on document (production_point_id)`,
  `create index document_final on document (final_sha256)`,
  `create table document_status (
    id bigint primary key generated always as identity,
    document_id uuid not null references document on delete cascade,
    status text not null,
    author_id uuid references account on delete set null,
    created_at timestamptz not null
  )`,
  `create index document_status_document on document_status (document_id, id)`,
  `create trigger document_status_append_only before update on document_status
    for each row when (old.status is distinct from new.status or old.created_at is distinct from new.created_at)
    execute function refuse_rewriting()`,

  `create table signature_request (
    id uuid primary key default gen_random_uuid(),
    document_id uuid not null unique references document on delete cascade,
    provider text not null check (provider in ('embedded', 'yousign')),
    provider_id text not null,
    status text not null check (status in ('ongoing', 'done', 'declined', 'expired', 'canceled', 'error')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz,
    owner_told_at timestamptz,
    unique (provider, provider_id)
  )`,
  `create index signature_request_expiry on signature_request (expires_at) where status = 'ongoing'`,
  `create table signature_signer (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references signature_request on delete cascade,
    position integer not null,
    role text not null check (role in ('participant', 'pmo', 'producer')),
    first_name text not null,
    last_name text not null,
    email text not null,
    phone_number text,
    account_id uuid references account on delete set null,
    status text not null check (status in ('waiting', 'notified', 'opened', 'signed', 'declined')),
    provider_signer_id text,
    signature_link text,
    signed_name text,
    drawing bytea,
    signed_at timestamptz,
    decline_reason text,
    notified_at timestamptz,
    mailed_at timestamptz,
    reminded_at timestamptz,
    reminders integer not null default 0,
    copy_told_at timestamptz,
    unique (request_id, position, email)
  )`,
  `create index signature_signer_email on signature_signer (lower(email)) where status in ('notified', 'opened')`,
  `create index signature_signer_account on signature_signer (account_id)`,
  // A personal link opens all that one person has to sign in one project; its code is kept beside it, hashed too.
  `create table signature_link (
    token_hash bytea primary key,
    project_id uuid not null references project on delete cascade,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    code_hash bytea,
    code_sent_at timestamptz,
    code_expires_at timestamptz,
    code_tries integer not null default 0
  )`,
  `create index signature_link_person on signature_link (project_id, lower(email))`,
  // Evidence: each event is hashed with the one before it, so that none can be changed, moved or removed
  // unseen.
  `create table signature_event (
    request_id uuid not null references signature_request on delete cascade,
    sequence integer not null,
    type text not null,
    signer_id uuid references signature_signer on delete set null,
    at timestamptz not null,
    ip text,
    user_agent text,
    data jsonb not null,
    previous_hash text not null,
    hash text not null,
    primary key (request_id, sequence)
  )`,
  `create index signature_event_certificate on signature_event ((data->>'certificateFingerprint')) where type = 'sealed'`,
  `create trigger signature_event_append_only before update on signature_event
    for each row when ((old.request_id, old.sequence, old.type, old.at, old.ip, old.user_agent, old.data, old.previous_hash, old.hash)
      is distinct from (new.request_id, new.sequence, new.type, new.at, new.ip, new.user_agent, new.data, new.previous_hash, new.hash))
    execute function refuse_rewriting()`,
  `create table signature_webhook (
    provider text not null,
    event_id text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
