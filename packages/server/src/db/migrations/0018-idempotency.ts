import { type Kysely, sql } from "kysely";

/** The answers given under an Idempotency-Key, for a day: a repeated request is not done again. */
const statements = [
  `create table idempotency_key (
    id uuid primary key default gen_random_uuid(),
    scope text not null,
    account_id uuid references account on delete cascade,
    key uuid not null,
    fingerprint bytea not null,
    claim uuid not null,
    claimed_at timestamptz not null,
    done_at timestamptz,
    answer jsonb,
    created_at timestamptz not null,
    unique (scope, key)
  )`,
  `create index idempotency_key_created_at on idempotency_key (created_at)`,
  `create index idempotency_key_account on idempotency_key (account_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
