import type { SalesTerms } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** What the terms of sale ask beside the price: a subscription, € a year without VAT, and whether VAT is added. */
export interface SaleConditions {
  readonly projectId: string;
  /** Null for those of all the consumers. */
  readonly consumptionPointId: string | null;
  readonly subscription: number | null;
  readonly vatRegime: SalesTerms["vatRegime"];
}

/** Those of some projects, for all their consumers and for each who has his own. */
export function findSaleConditions(db: Db, projectIds: readonly string[]): Promise<SaleConditions[]> {
  return db
    .selectFrom("sales_terms")
    .select([
      "project_id as projectId",
      "consumption_point_id as consumptionPointId",
      sql<number | null>`(terms->>'subscription')::float8`.as("subscription"),
      sql<SalesTerms["vatRegime"]>`terms->>'vatRegime'`.as("vatRegime"),
    ])
    .where("project_id", "in", projectIds)
    .execute();
}
