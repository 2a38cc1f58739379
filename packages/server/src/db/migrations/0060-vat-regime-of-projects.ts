import { type Kysely, sql } from "kysely";

/** Whether VAT is added to a project's prices, by the terms of sale of all its consumers. */
const refresh = `create function refresh_vat_regime_of_row() returns trigger language plpgsql as $$
  declare
    wanted uuid := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  begin
    -- The lock first, in a statement of its own: the terms are then read after the changes of whoever held it.
    perform 1 from project where id = wanted for no key update;
    update project set vat_regime = said.regime
      from (select (
        select terms->>'vatRegime' from sales_terms
          where project_id = wanted and consumption_point_id is null
      ) as regime) said
      where id = wanted and vat_regime is distinct from said.regime;
    return null;
  end $$`;

/** Lists, cards and filters then tell the price that is signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "alter table project add column vat_regime text",
    refresh,
    // One consumer's own terms say nothing of the project's.
    `create trigger vat_regime_of_sales_terms after insert or update on sales_terms
      for each row when (new.consumption_point_id is null) execute function refresh_vat_regime_of_row()`,
    `create trigger vat_regime_of_deleted_terms after delete on sales_terms
      for each row when (old.consumption_point_id is null) execute function refresh_vat_regime_of_row()`,
    `update project set vat_regime = terms->>'vatRegime'
      from sales_terms
      where sales_terms.project_id = project.id and consumption_point_id is null and terms->>'vatRegime' is not null`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
