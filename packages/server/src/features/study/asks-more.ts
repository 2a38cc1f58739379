import { surplusPrice } from "@mec/energy";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { askingToLeave, newestPrice, saidYes, takingPart } from "../application/scopes.ts";

/** What an installation is sold for at the least, €/kWh without VAT: the price that its holder said yes to, else the lowest that he asks. */
const leastPrice = sql<
  number | null
>`coalesce(case when ${saidYes("a")} then ${newestPrice("a")} end, g.price_min)`;

/**
 * The installations of others than the owner whose holders ask more than a price, €/kWh without VAT, each with the least that it
 * is sold for: they may sign no contract at it.
 */
export async function findAskingMore(
  db: Db,
  projectId: string,
  price: number,
): Promise<{ readonly name: string; readonly min: number }[]> {
  const sellers = await db
    .selectFrom("application as a")
    .innerJoin("production_point as g", "g.id", "a.production_point_id")
    .innerJoin("project as p", "p.id", "a.project_id")
    .select(["g.name", leastPrice.as("min")])
    .where("a.project_id", "=", projectId)
    .where(takingPart("a"))
    // Nothing new is made with who leaves.
    .where(({ not }) => not(askingToLeave("a")))
    .whereRef("g.account_id", "!=", "p.account_id")
    .orderBy("g.created_at")
    .orderBy("g.id")
    .execute();
  return sellers.flatMap(({ name, min }) => (min !== null && min > price ? [{ name, min }] : []));
}

/** The most that one of a project's plants is paid for a surplus by the published tariff, €/kWh without VAT; null where none is known. */
export async function findSurplusPrice(db: Db, projectId: string, day: string): Promise<number | null> {
  const plants = await db
    .selectFrom("production_point")
    .select(["production_type as type", "production_power as powerKw"])
    .where("project_id", "=", projectId)
    .execute();
  const prices = plants.flatMap(({ type, powerKw }) =>
    powerKw === null ? [] : (surplusPrice({ type, powerKw }, day).price ?? []),
  );
  return prices.length > 0 ? Math.max(...prices) : null;
}
