import { type Kysely, sql } from "kysely";

/** The domain's values in `publicShare` when this was written. */
const fewestConsumers = 5;
const shareSteps = 20;

/** The domain's weight of a power that nobody has given, kW, when this was written. */
const unknownKwc = 1;

/** The same as in 0083-vat-regime-of-sellers.ts, without the production of plants that a purchase contract keeps from sharing, where one does share. */
const refresh = `create or replace function refresh_project_summary(wanted uuid) returns void language plpgsql as $$
  begin
    -- The lock first, in a statement of its own: the sums are then read after the changes of whoever held it.
    perform 1 from project where id = wanted for no key update;
    update project set
      number_of_producers = made.producers,
      production_types = made.types,
      price_min = made.price_min,
      price_max = made.price_max,
      lowest_price = made.lowest_price,
      power_kwc = made.power_kwc,
      annual_production = made.kwh,
      taxed_kwc = made.taxed,
      exempt_kwc = made.exempt,
      untold_kwc = made.untold,
      number_of_consumers = taken.consumers,
      accepted_kwh = taken.accepted_kwh,
      applied_kwh = taken.applied_kwh,
      pledged_share = case when taken.consumers >= ${fewestConsumers} and made.kwh > 0 then
        floor(taken.accepted_kwh::double precision / made.kwh * ${shareSteps} + share_draw(share_salt, taken.ids))
          / ${shareSteps} end,
      image_id = (select id from project_image where project_id = wanted and shows = 'project'
        order by created_at desc, id limit 1),
      bearer_image_id = (select id from project_image where project_id = wanted and shows = 'bearer'
        order by created_at desc, id limit 1)
    from (
      select count(*)::int as producers,
        coalesce(array_agg(distinct production_type order by production_type), '{}') as types,
        min(price_min) as price_min, max(price_max) as price_max, min(coalesce(price_min, 0)) as lowest_price,
        coalesce(sum(production_power), 0) as power_kwc, coalesce(sum(annual_production) filter (where not is_barred), sum(annual_production), 0) as kwh,
        coalesce(sum(weight) filter (where production_point.vat_regime = 'standard'), 0) as taxed,
        coalesce(sum(weight) filter (where production_point.vat_regime = 'franchise'), 0) as exempt,
        coalesce(sum(weight) filter (where production_point.vat_regime is null), 0) as untold
      from production_point, lateral (select coalesce(production_power, ${unknownKwc}) as weight) weighed
      where project_id = wanted
    ) made, (
      select count(*) filter (where counted)::int as consumers,
        coalesce(sum(annual_consumption) filter (where counted), 0) as accepted_kwh,
        coalesce(sum(annual_consumption) filter (where not counted), 0) as applied_kwh,
        string_agg(id::text, ' ' order by id) filter (where counted) as ids
      from (
        select consumption_point.id, annual_consumption, status in ('SIGNATURE', 'SIGNED', 'EXPLOITATION') as counted
        from application join consumption_point on consumption_point.id = consumption_point_id
        where application.project_id = wanted and status <> 'REJECTED' and ended_at is null
      ) live
    ) taken
    where project.id = wanted;
  end $$`;

/** Which plants these are is kept anew each day; those that begin, as far as it is told of them by a plain row. */
const barred = `update production_point point set is_barred = true from project
  where project.id = point.project_id and (coalesce(point.prm, '') <> '' or point.is_planned is not true) and (
    (point.purchase_contract = 'older' and project.stage <> 'running')
    or (point.purchase_contract = 'none' and point.contract_ends_on >= greatest(
      to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD'),
      case when project.stage <> 'running' then project.expected_start || '-01' end)))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "alter table production_point add column is_barred boolean not null default false",
    refresh,
    barred,
  ])
    await sql.raw(statement).execute(db);
}
