import type { ProductionType } from "@mec/domain/point";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { visible, withRoom } from "./scopes.ts";

/** The filters that a visitor may set on the projects. */
export interface ProjectFilters {
  readonly productionPointType?: ProductionType | undefined;
  /** €/kWh HT. */
  readonly maxPrice?: number | undefined;
  readonly perimeter?: "2" | "10" | "20" | undefined;
  readonly open?: boolean | undefined;
  /** The owner's account. */
  readonly userId?: string | undefined;
}

/** The public projects that pass the filters; the caller narrows them by place, orders and limits them. */
export function selectVisible(db: Db, filters: ProjectFilters) {
  const { productionPointType, maxPrice, perimeter, open, userId } = filters;
  let query = db.selectFrom("project").where(visible());
  if (productionPointType !== undefined) {
    query = query.where(sql<SqlBool>`production_types @> array[${productionPointType}]::text[]`);
  }
  if (maxPrice !== undefined) query = query.where("lowest_price", "<=", maxPrice);
  if (perimeter !== undefined) query = query.where("perimeter", "=", Number(perimeter) as 2 | 10 | 20);
  if (open) query = query.where(withRoom());
  if (userId !== undefined) query = query.where("account_id", "=", userId);
  return query;
}
