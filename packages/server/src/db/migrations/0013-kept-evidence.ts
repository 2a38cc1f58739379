import { type Kysely, sql } from "kysely";

/**
 * Evidence is keyed, and cannot be removed before its term: neither with its project nor by hand. What all
 * have signed is kept in tables of its own, which no deletion of a project, a point or an account reaches.
 */
const evidence = [
  `alter table signature_event
    drop constraint signature_event_request_id_fkey,
    drop constraint signature_event_signer_id_fkey,
    add column mac text,
    add column key_id text`,
  `create index signature_event_register on signature_event ((data->>'requestId'), type)
    where request_id = '00000000-0000-0000-0000-000000000000'`,
  // Where each chain stands, keyed too: a chain that was cut short shows.
  `create table evidence_head (
    request_id uuid primary key,
    sequence integer not null,
    hash text not null,
    mac text not null,
    key_id text not null
  )`,
  `create table evidence_timestamp (
    request_id uuid not null,
    sequence integer not null,
    hash text not null,
    token bytea not null,
    stamped_at timestamptz not null,
    primary key (request_id, sequence)
  )`,
  // How far the running check of the evidence has come, and what the last one found: one row.
  `create table evidence_check (
    only_row boolean primary key default true check (only_row),
    progress jsonb,
    mac text,
    key_id text,
    finished_at timestamptz,
    chains integer,
    broken integer
  )`,
];

const signedPapers = [
  `create table signed_paper (
    document_id uuid primary key,
    request_id uuid not null unique,
    kind text not null,
    file_name text,
    project_id uuid not null,
    project_name text not null,
    final_key text not null,
    final_sha256 text not null,
    evidence_head text,
    signed_at timestamptz not null,
    sealed_at timestamptz not null,
    keep_until timestamptz not null,
    file_checked_at timestamptz
  )`,
  `create index signed_paper_final_sha256 on signed_paper (final_sha256)`,
  `create index signed_paper_final_key on signed_paper (final_key)`,
  `create index signed_paper_keep_until on signed_paper (keep_until)`,
  `create index signed_paper_file_checked_at on signed_paper (file_checked_at nulls first)`,
  `create table signed_paper_party (
    signer_id uuid primary key,
    document_id uuid not null references signed_paper on delete cascade,
    position integer not null,
    role text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    account_id uuid references account on delete set null,
    signed_name text not null,
    signed_at timestamptz not null,
    drawing bytea
  )`,
  `create index signed_paper_party_document on signed_paper_party (document_id)`,
  `create index signed_paper_party_email on signed_paper_party (lower(email))`,
  `create index signed_paper_party_account on signed_paper_party (account_id)`,
  `create table signed_paper_link (
    token_hash bytea primary key,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // Papers signed before this table existed: the file contains the last event before the seal.
  `insert into signed_paper (document_id, request_id, kind, file_name, project_id, project_name, final_key, final_sha256,
      evidence_head, signed_at, sealed_at, keep_until)
    select d.id, r.id, d.kind, d.file_name, p.id, p.name, d.final_key, d.final_sha256, e.previous_hash,
      s.signed_at, coalesce(r.settled_at, s.signed_at), s.signed_at + interval '5 years'
    from document d
    join signature_request r on r.document_id = d.id and r.status = 'done'
    join project p on p.id = d.project_id
    join lateral (
      select max(signed_at) as signed_at from signature_signer where request_id = r.id) s on s.signed_at is not null
    left join signature_event e on e.request_id = r.id and e.type = 'sealed'
    where d.status = 'DONE' and d.final_key is not null and d.final_sha256 is not null`,
  `insert into signed_paper_party (signer_id, document_id, position, role, first_name, last_name, email, account_id,
      signed_name, signed_at, drawing)
    select s.id, k.document_id, s.position, s.role, s.first_name, s.last_name, s.email, s.account_id,
      coalesce(s.signed_name, s.first_name || ' ' || s.last_name), s.signed_at, s.drawing
    from signed_paper k join signature_signer s on s.request_id = k.request_id where s.signed_at is not null`,
];

/** The tables themselves refuse changes before the term, whoever asks. */
const guards = [
  `drop trigger signature_event_append_only on signature_event`,
  // Events written before keys existed get theirs once.
  `create trigger signature_event_append_only before update on signature_event
    for each row when ((old.request_id, old.sequence, old.type, old.signer_id, old.at, old.ip, old.user_agent, old.data, old.previous_hash, old.hash)
      is distinct from (new.request_id, new.sequence, new.type, new.signer_id, new.at, new.ip, new.user_agent, new.data, new.previous_hash, new.hash)
      or old.mac is not null)
    execute function refuse_rewriting()`,
  // A chain may go when nothing was signed by all and its document is gone, or when its paper's term is over.
  `create function refuse_early_erasure_of_evidence() returns trigger language plpgsql as $$
    begin
      if old.request_id = '00000000-0000-0000-0000-000000000000'
        or exists (select from signature_request where id = old.request_id)
        or exists (select from signed_paper where request_id = old.request_id and keep_until > now())
      then raise exception 'the evidence of % is kept', old.request_id;
      end if;
      return old;
    end $$`,
  ...["signature_event", "evidence_head", "evidence_timestamp"].map(
    (table) => `create trigger ${table}_kept before delete on ${table}
      for each row execute function refuse_early_erasure_of_evidence()`,
  ),
  // A head only advances.
  `create trigger evidence_head_goes_on before update on evidence_head
    for each row when (new.request_id <> old.request_id or new.sequence <= old.sequence)
    execute function refuse_rewriting()`,
  `create trigger evidence_timestamp_append_only before update on evidence_timestamp
    for each row execute function refuse_rewriting()`,
  `create function refuse_early_erasure_of_paper() returns trigger language plpgsql as $$
    begin
      if exists (select from signed_paper k where k.document_id = old.document_id
        and (k.keep_until > now() or exists (select from document d where d.id = k.document_id)))
      then raise exception 'the signed paper % is kept', old.document_id;
      end if;
      return old;
    end $$`,
  ...["signed_paper", "signed_paper_party"].map(
    (table) => `create trigger ${table}_kept before delete on ${table}
      for each row execute function refuse_early_erasure_of_paper()`,
  ),
  `create trigger signed_paper_append_only before update on signed_paper
    for each row when ((to_jsonb(old) - 'file_checked_at') is distinct from (to_jsonb(new) - 'file_checked_at'))
    execute function refuse_rewriting()`,
  // A deleted account leaves its place empty; nobody takes another's.
  `create trigger signed_paper_party_append_only before update on signed_paper_party
    for each row when ((to_jsonb(old) - 'account_id') is distinct from (to_jsonb(new) - 'account_id')
      or new.account_id is not null)
    execute function refuse_rewriting()`,
  ...["signature_event", "evidence_head", "evidence_timestamp", "signed_paper", "signed_paper_party"].map(
    (table) => `create trigger ${table}_not_emptied before truncate on ${table}
      for each statement execute function refuse_rewriting()`,
  ),
  // The one way to erase for a role that may not delete from these tables: they run with their owner's rights, and the
  // guards above still judge.
  `create function erase_evidence(chain uuid) returns void language sql security definer set search_path = public, pg_temp
    begin atomic
      delete from evidence_timestamp where request_id = chain;
      delete from signature_event where request_id = chain;
      delete from evidence_head where request_id = chain;
    end`,
  `create function erase_signed_paper(paper uuid) returns void language sql security definer set search_path = public, pg_temp
    begin atomic
      delete from signed_paper where document_id = paper;
    end`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...evidence, ...signedPapers, ...guards]) await sql.raw(statement).execute(db);
}
