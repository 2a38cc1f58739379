/**
 * What lists, maps and filters need of a project is kept in its row, so that 100,000 projects are searched with one
 * indexed query. Triggers write it, in the transaction of the change, whoever makes the change.
 * The rules are the domain's: `priceRangeOf`, `countsAsParticipant`.
 */
const refresh = `create function refresh_project_summary(wanted uuid) returns void language plpgsql as $$
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
      number_of_consumers = taken.consumers,
      accepted_kwh = taken.accepted_kwh,
      applied_kwh = taken.applied_kwh,
      image_id = (select id from project_image where project_id = wanted order by created_at desc, id limit 1)
    from (
      select count(*)::int as producers,
        coalesce(array_agg(distinct production_type order by production_type), '{}') as types,
        min(price_min) as price_min, max(price_max) as price_max, min(coalesce(price_min, 0)) as lowest_price,
        coalesce(sum(production_power), 0) as power_kwc, coalesce(sum(annual_production), 0) as kwh
      from production_point where project_id = wanted
    ) made, (
      select count(*) filter (where counted)::int as consumers,
        coalesce(sum(annual_consumption) filter (where counted), 0) as accepted_kwh,
        coalesce(sum(annual_consumption) filter (where not counted), 0) as applied_kwh
      from (
        select annual_consumption, status in ('SIGNATURE', 'SIGNED', 'EXPLOITATION') as counted
        from application join consumption_point on consumption_point.id = consumption_point_id
        where application.project_id = wanted and status <> 'REJECTED' and ended_at is null
      ) live
    ) taken
    where project.id = wanted;
  end $$`;

const touch = `create function touch_project() returns trigger language plpgsql as $$
  begin
    new.changed_at := clock_timestamp();
    return new;
  end $$`;

const refreshOf = `create function refresh_project_of_row() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.project_id is not null then
      perform refresh_project_summary(old.project_id);
    end if;
    if tg_op <> 'DELETE' and new.project_id is not null
      and (tg_op = 'INSERT' or new.project_id is distinct from old.project_id) then
      perform refresh_project_summary(new.project_id);
    end if;
    return null;
  end $$`;

const refreshOfConsumer = `create function refresh_projects_of_consumer() returns trigger language plpgsql as $$
  begin
    perform refresh_project_summary(project_id) from application
      where consumption_point_id = new.id and status <> 'REJECTED' and ended_at is null;
    return null;
  end $$`;

const onRow = (name: string, on: string) =>
  `create trigger ${name} after ${on} for each row execute function refresh_project_of_row()`;

export const projectSummary = [
  refresh,
  touch,
  refreshOf,
  refreshOfConsumer,
  `create trigger project_touched before update on project for each row execute function touch_project()`,
  onRow("project_of_production_point", "insert or update or delete on production_point"),
  onRow("project_of_image", "insert or delete on project_image"),
  onRow("project_of_application", "insert or update of status, ended_at or delete on application"),
  `create trigger projects_of_consumer after update on consumption_point for each row
    when (old.annual_consumption is distinct from new.annual_consumption)
    execute function refresh_projects_of_consumer()`,
];
