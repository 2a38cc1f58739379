import { type PriceRange, type SellerVat, vatRate } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
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
