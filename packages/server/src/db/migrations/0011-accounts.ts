import { type Kysely, sql } from "kysely";

/** Second factors, what is under way to prove one, and when a session last proved who has it. */
const statements = [
  `alter table session
    add column confirmed_at timestamptz,
    add column has_second_factor boolean not null default false`,
  `create table passkey (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkey_account on passkey (account_id)`,
  `create table totp (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null unique references account on delete cascade,
    secret jsonb not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer not null default 0
  )`,
  `create table recovery_code (
    code_hash bytea primary key,
    account_id uuid not null references account on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index recovery_code_account on recovery_code (account_id)`,
  `create table account_challenge (
    token_hash bytea primary key,
    purpose text not null check (purpose in ('second-factor', 'passkey-login', 'passkey-enrolment', 'confirmation')),
    account_id uuid references account on delete cascade,
    challenge text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check ((account_id is null) = (purpose = 'passkey-login'))
  )`,
  `create index account_challenge_account on account_challenge (account_id)`,
  `alter table account_token drop constraint account_token_purpose_check`,
  `alter table account_token add constraint account_token_purpose_check
    check (purpose in ('password-reset', 'email-verification', 'login-unlock'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
