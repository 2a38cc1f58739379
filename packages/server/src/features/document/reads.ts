import type { SalesTerms } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** What the terms of sale say beside the price: what is asked each year, whether VAT is added, and for how long. */
export interface SaleConditions
  extends Pick<
    SalesTerms,
    "subscription" | "vatRegime" | "durationYears" | "noticeMonths" | "indexation" | "indexationRate"
  > {
  readonly projectId: string;
  /** Null for those of all the consumers. */
  readonly consumptionPointId: string | null;
}

const told = <K extends keyof SalesTerms>(key: K) => sql<SalesTerms[K]>`terms->>${sql.lit(key)}`;
const figure = (key: keyof SalesTerms) => sql<number | null>`(terms->>${sql.lit(key)})::float8`;

/** Those of some projects, for all their consumers and for each who has his own. */
export function findSaleConditions(db: Db, projectIds: readonly string[]): Promise<SaleConditions[]> {
  return db
    .selectFrom("sales_terms")
    .select([
      "project_id as projectId",
      "consumption_point_id as consumptionPointId",
      figure("subscription").as("subscription"),
      told("vatRegime").as("vatRegime"),
      figure("durationYears").as("durationYears"),
      figure("noticeMonths").as("noticeMonths"),
      told("indexation").as("indexation"),
      figure("indexationRate").as("indexationRate"),
    ])
    .where("project_id", "in", projectIds)
    .execute();
}
