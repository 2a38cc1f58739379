import type { ProductionType } from "@mec/domain/point";
import { priceToKeep } from "@mec/domain/shared";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { visible, withRoom } from "./scopes.ts";

/** The filters that a visitor may set on the projects. */
export interface ProjectFilters {
  readonly productionPointType?: ProductionType | undefined;
  /** €/kWh HT. */
  readonly maxPrice?: number | undefined;
  /** €/kWh, the VAT of those who add it included. */
  readonly maxPriceWithTax?: number | undefined;
  readonly perimeter?: "2" | "10" | "20" | undefined;
  readonly open?: boolean | undefined;
  /** The owner's account. */
  readonly userId?: string | undefined;
}

/**
 * `priceToKeep` of an individual's highest price, for each project; the index on the lowest price first leaves out
 * projects that are over it in any regime.
 */
const atMostWithTax = (most: number) =>
  sql<SqlBool>`lowest_price <= ${most} and (vat_regime = 'franchise' or lowest_price <= ${priceToKeep(most, "individual")})`;

/** The public projects that pass the filters; the caller narrows them by place, orders and limits them. */
export function selectVisible(db: Db, filters: ProjectFilters) {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId } = filters;
  let query = db.selectFrom("project").where(visible());
  if (productionPointType !== undefined) {
    query = query.where(sql<SqlBool>`production_types @> array[${productionPointType}]::text[]`);
  }
  if (maxPrice !== undefined) query = query.where("lowest_price", "<=", maxPrice);
  if (maxPriceWithTax !== undefined) query = query.where(atMostWithTax(maxPriceWithTax));
  if (perimeter !== undefined) query = query.where("perimeter", "=", Number(perimeter) as 2 | 10 | 20);
  if (open) query = query.where(withRoom());
  if (userId !== undefined) query = query.where("account_id", "=", userId);
  return query;
}
