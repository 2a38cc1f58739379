import { type Kysely, sql } from "kysely";

/**
 * What all have signed stays when its participant's point goes, whether its sealed copy is made or still to come: until
 * then it has no point and is not DONE. A fee that rose more often than its members were written to that day is told on the next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table membership_fee add column is_untold boolean not null default false`.execute(db);
  await sql`alter table document drop constraint document_check`.execute(db);
  await sql`create or replace function erase_unsigned_documents() returns trigger language plpgsql as $$
    begin
      delete from document d
        where (d.consumption_point_id = old.id or d.production_point_id = old.id) and d.status <> 'DONE'
          and not exists (
            select from signature_request r where r.document_id = d.id and r.status = 'ongoing' and not exists (
              select from signature_signer s where s.request_id = r.id and s.status <> 'signed'));
      return old;
    end $$`.execute(db);
}
