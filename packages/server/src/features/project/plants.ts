import type { LeavingPlants } from "@mec/domain/project";
import { type PriceRange, type SellerVat, vatRate } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
import { leavingOnADay, settledDay } from "../application/scopes.ts";
import { planned } from "../point/scopes.ts";

/** A project's plants of one VAT regime, summed; at most three rows of a project. */
export interface Plants {
  readonly vatRegime: SellerVat | null;
  /** €/kWh without tax; null when none of them sells. */
  readonly min: number | null;
  readonly max: number | null;
  /** kWh a year, and kW, of those still to be laid or connected. */
  readonly plannedKwh: number;
  readonly plannedKwc: number;
}

/** In a query over projects: the same of the row's project, read once its row is chosen (decision 0166). */
export const plantsOf: RawBuilder<Plants[]> = sql<Plants[]>`(
  select coalesce(jsonb_agg(plants), '[]') from (
    select vat_regime as "vatRegime", min(price_min) as min, max(price_max) as max,
      coalesce(sum(annual_production) filter (where ${planned("plant")}), 0) as "plannedKwh",
      coalesce(sum(production_power) filter (where ${planned("plant")}), 0) as "plannedKwc"
    from production_point plant where plant.project_id = project.id group by vat_regime
  ) plants)`;

/** In a query over projects: the plants of the row's project that leave it on a settled day, by day. */
export const leavingOf: RawBuilder<LeavingPlants[]> = sql<LeavingPlants[]>`(
  select coalesce(jsonb_agg(leaving), '[]') from (
    select ${settledDay("a")} as "on", coalesce(sum(plant.production_power), 0) as kwc,
      coalesce(sum(plant.annual_production), 0) as kwh
    from production_point plant
      join application a on a.production_point_id = plant.id and a.project_id = plant.project_id
    where plant.project_id = project.id and ${leavingOnADay("a")} group by 1
  ) leaving)`;

/** `taxedPart` of a seller, in a query over projects and their plants. */
const taxedPlant = sql<number>`case when coalesce(plant.vat_regime, project.vat_regime) = 'franchise' then 0 else 1 end`;

/** In a query over projects whose sellers differ in VAT: the lowest price with tax, 0 of who gives; `priceRangeWithTax`'s lowest. */
export const lowestOfSellers: RawBuilder<number> = sql<number>`(
  select min(round((coalesce(price_min, 0) * (1 + ${vatRate}::float8 * ${taxedPlant}))::numeric, 6)::float8)
  from production_point plant where plant.project_id = project.id)`;

const sumOf = (plants: readonly Plants[], of: (one: Plants) => number): number =>
  plants.reduce((sum, one) => sum + of(one), 0);

export const plannedKwhOf = (plants: readonly Plants[]): number => sumOf(plants, (one) => one.plannedKwh);
export const plannedKwcOf = (plants: readonly Plants[]): number => sumOf(plants, (one) => one.plannedKwc);

/** What each of them asks, as the domain reads it. */
export const askedBy = (
  plants: readonly Plants[],
): { price: PriceRange | null; vatRegime: SellerVat | null }[] =>
  plants.map(({ min, max, vatRegime }) => ({
    price: min === null || max === null ? null : { min, max },
    vatRegime,
  }));
