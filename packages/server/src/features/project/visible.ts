import type { ProductionType } from "@mec/domain/point";
import { priceToKeep, vatRate } from "@mec/domain/shared";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { leastPrice } from "./announced-price.ts";
import { running, visible, withRoom } from "./scopes.ts";

/** The filters that a visitor may set on the projects. */
export interface ProjectFilters {
  readonly productionPointType?: ProductionType | undefined;
  /** €/kWh HT. */
  readonly maxPrice?: number | undefined;
  /** €/kWh, the VAT of those who add it included. */
  readonly maxPriceWithTax?: number | undefined;
  readonly perimeter?: "2" | "10" | "20" | undefined;
  readonly open?: boolean | undefined;
  /** Only those in which electricity is shared. */
  readonly running?: boolean | undefined;
  /** The owner's account. */
  readonly userId?: string | undefined;
}

/** The power of the sellers who add no VAT, as `vatOfSellers` counts them. */
const exempt = sql<number>`(exempt_kwc + case when vat_regime = 'franchise' then untold_kwc else 0 end)`;
const all = sql<number>`(taxed_kwc + exempt_kwc + untold_kwc)`;

/** The least with tax for which all who sell in a project do, for who pays it: `displayedRange`'s lowest. */
export const leastWithTax = sql<number>`case
  when ${exempt} > 0 or (${all} = 0 and vat_regime = 'franchise') then ${leastPrice}
  else round((${leastPrice} * (1 + ${vatRate}::float8))::numeric, 6)::float8
end`;

/** The index on the row's lowest price first leaves out projects that are over it whoever sells. */
const atMost = (most: number) => sql<SqlBool>`lowest_price <= ${most} and ${leastPrice} <= ${most}`;

/** The same in any regime. */
const atMostWithTax = (most: number) =>
  sql<SqlBool>`lowest_price <= ${most} and (${leastPrice} <= ${priceToKeep(most, "individual")}
    or ${leastWithTax} <= ${most})`;

/** The public projects that pass the filters; the caller narrows them by place, orders and limits them. */
export function selectVisible(db: Db, filters: ProjectFilters) {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId } = filters;
  let query = db.selectFrom("project").where(visible());
  if (productionPointType !== undefined) {
    query = query.where(sql<SqlBool>`production_types @> array[${productionPointType}]::text[]`);
  }
  if (maxPrice !== undefined) query = query.where(atMost(maxPrice));
  if (maxPriceWithTax !== undefined) query = query.where(atMostWithTax(maxPriceWithTax));
  if (perimeter !== undefined) query = query.where("perimeter", "=", Number(perimeter) as 2 | 10 | 20);
  if (open) query = query.where(withRoom());
  if (filters.running) query = query.where(running());
  if (userId !== undefined) query = query.where("account_id", "=", userId);
  return query;
}
