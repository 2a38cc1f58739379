import type { LeavingPlants } from "@mec/domain/project";
import { type RawBuilder, sql } from "kysely";
import { leavingOnADay, settledDay } from "../application/scopes.ts";
import { counted, planned } from "../point/scopes.ts";

/** Of a project's plants, those still to be laid or connected, summed: kWh a year, and kW. */
export interface PlannedPlants {
  readonly plannedKwh: number;
  readonly plannedKwc: number;
}

/** In a query over projects: the same of the row's project, read once its row is chosen (decision 0166). */
export const plannedOf: RawBuilder<PlannedPlants> = sql<PlannedPlants>`(
  select jsonb_build_object('plannedKwh', coalesce(sum(annual_production), 0),
    'plannedKwc', coalesce(sum(production_power), 0))
  from production_point plant where plant.project_id = project.id and ${planned("plant")})`;

/** In a query over projects: the power of the plants that its sums count, kW. */
export const countedKwc: RawBuilder<number> = sql<number>`(
  select coalesce(sum(production_power), 0) from production_point plant
  where plant.project_id = project.id and ${counted("plant")})`;

/** In a query over projects: the plants of the row's project that leave it on a settled day, by day. */
export const leavingOf: RawBuilder<LeavingPlants[]> = sql<LeavingPlants[]>`(
  select coalesce(jsonb_agg(leaving), '[]') from (
    select ${settledDay("a")} as "on", coalesce(sum(plant.production_power), 0) as kwc,
      coalesce(sum(plant.annual_production), 0) as kwh
    from production_point plant
      join application a on a.production_point_id = plant.id and a.project_id = plant.project_id
    where plant.project_id = project.id and ${leavingOnADay("a")} group by 1
  ) leaving)`;
