import type { PriceRange } from "@mec/domain/shared";
import { agreedPrice, fewestAtAPrice } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { findSaleConditions, type SaleConditions } from "../document/reads.ts";
import { agreedPriceOf, contractPriceOf } from "../document/terms/reads.ts";
import type { Member } from "./member-store.ts";

interface Priced extends Pick<Member, "price"> {
  /** Null for one of those without terms of their own. */
  readonly consumptionPointId: string | null;
}

/** The price that each participant's contract says or will say, €/kWh without VAT: the one he said yes to, else that of the terms; null for whom none is agreed. */
function agreedIn(conditions: readonly SaleConditions[]): (one: Priced) => number | null {
  const byPoint = new Map(conditions.map((one) => [one.consumptionPointId, one]));
  return ({ consumptionPointId, price }) =>
    price ?? (byPoint.get(consumptionPointId) ?? byPoint.get(null))?.price ?? null;
}

export const loadAgreedPrices = async (db: Db, projectId: string) =>
  agreedIn(await findSaleConditions(db, [projectId]));

/** The price that a project's participants have accepted, as the public may read it: `agreedPrice`. Of those of one price a few are read. */
export async function findAgreedPrice(db: Db, projectId: string): Promise<PriceRange | null> {
  const conditions = await findSaleConditions(db, [projectId], []);
  const own = conditions.flatMap(({ consumptionPointId: id }) => id ?? []);
  const priced = db
    .selectFrom("application as a")
    .innerJoin("consumption_point as place", "place.id", "a.consumption_point_id")
    .select([
      "place.account_id as holder",
      sql<
        string | null
      >`case when a.consumption_point_id = any(${own}::uuid[]) then a.consumption_point_id end`.as(
        "consumptionPointId",
      ),
      agreedPriceOf("a").as("price"),
      contractPriceOf("a").as("signed"),
    ])
    .where("a.project_id", "=", projectId)
    .where(takingPart("a"))
    .as("priced");
  const lots = await db
    .selectFrom(priced)
    .select([
      "consumptionPointId",
      "price",
      "signed",
      sql<string[]>`(array_agg(distinct holder))[:${sql.lit(fewestAtAPrice)}]`.as("holders"),
    ])
    .groupBy(["consumptionPointId", "price", "signed"])
    .execute();
  const priceOf = agreedIn(conditions);
  return agreedPrice(lots.map((lot) => ({ price: lot.signed ?? priceOf(lot), holders: lot.holders })));
}
