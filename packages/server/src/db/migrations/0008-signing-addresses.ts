import { type Kysely, sql } from "kysely";

/**
 * A signer is identified by a mailbox from which a link was opened. A link made from an account shows that
 * account's own papers; wrong codes and codes sent are counted for a mailbox and for a document, whatever the
 * link.
 */
const statements = [
  `alter table signature_signer
    add column address_confirmed_at timestamptz,
    add column disowned_at timestamptz,
    drop constraint signature_signer_request_id_position_email_key`,
  `create index signature_signer_address on signature_signer (account_id, lower(email))`,
  `alter table signature_link add column account_id uuid references account on delete cascade`,
  // Earlier links were made from accounts and from mails alike: whoever uses one needs a new one, by mail.
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
