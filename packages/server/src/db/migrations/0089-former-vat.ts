import { type Kysely, sql } from "kysely";

/**
 * What a seller said of his VAT until he said otherwise: a price is told with the VAT of the day on which it was accepted. What was
 * said before this is not known: it is told as such until the day on which it was last said, at the latest that of the last change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point add column former_vat jsonb not null default '{"said": []}'`.execute(
    db,
  );
  await sql`update production_point
    set former_vat = jsonb_build_object('said', jsonb_build_array(jsonb_build_object('until', coalesce(vat_said_at, updated_at))))
    where vat_said_at is not null or vat_regime is not null and updated_at > created_at`.execute(db);
}
