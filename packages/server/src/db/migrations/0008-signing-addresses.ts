import { type Kysely, sql } from "kysely";

/**
 * Who signs is known by a mailbox that a link was opened from. A link made from an account shows that account's own
 * papers; wrong codes and codes sent are counted for a mailbox and for a document, whatever the link.
 */
const statements = [
  `alter table signature_signer
    add column address_confirmed_at timestamptz,
    add column disowned_at timestamptz,
    drop constraint signature_signer_request_id_position_email_key`,
  `create index signature_signer_address on signature_signer (account_id, lower(email))`,
  `alter table signature_link add column account_id uuid references account on delete cascade`,
  // Links of before were made from accounts and from mails alike: who comes by one of them has to come by a mail again.
  `update signature_link set revoked_at = now() where revoked_at is null`,
  `create table signature_code_count (
    kind text not null check (kind in ('sent', 'wrong')),
    subject bytea not null,
    since timestamptz not null,
    count integer not null,
    primary key (kind, subject)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
