import type { ProductionType } from "@mec/domain/point";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** What a visitor narrows the projects by. */
export interface ProjectFilters {
  readonly productionPointType?: ProductionType | undefined;
  /** €/kWh HT. */
  readonly maxPrice?: number | undefined;
  readonly perimeter?: "2" | "10" | "20" | undefined;
  readonly open?: boolean | undefined;
  /** The owner. */
  readonly userId?: string | undefined;
}

/**
 * What the public may see: `projectStanding` is online. Written as the partial index on places has it, so that the
 * planner uses it.
 */
export const isPublic: RawBuilder<SqlBool> = sql<SqlBool>`(visibility and moderation_status <> 'hidden' and owner_confirmed)`;

/** Some production is left to pledge, as far as the public knows: `hasRoom` in SQL. */
export const isOpen: RawBuilder<SqlBool> = sql<SqlBool>`(pledged_share is null or pledged_share < 1)`;

/** The public projects that pass the filters: to be narrowed by place, ordered and limited. */
export function selectVisible(db: Db, filters: ProjectFilters) {
  const { productionPointType, maxPrice, perimeter, open, userId } = filters;
  let query = db.selectFrom("project").where(isPublic);
  if (productionPointType !== undefined) {
    query = query.where(sql<SqlBool>`${productionPointType} = any(production_types)`);
  }
  if (maxPrice !== undefined) query = query.where("lowest_price", "<=", maxPrice);
  if (perimeter !== undefined) query = query.where("perimeter", "=", Number(perimeter) as 2 | 10 | 20);
  if (open) query = query.where(isOpen);
  if (userId !== undefined) query = query.where("account_id", "=", userId);
  return query;
}
