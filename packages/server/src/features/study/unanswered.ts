import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { saidYes } from "../application/scopes.ts";

/** How many of these applications their owner accepted without their holder's yes to a price: he settled theirs. */
export async function countUnanswered(db: Db, applicationIds: readonly string[]): Promise<number> {
  if (applicationIds.length === 0) return 0;
  const { count } = await db
    .selectFrom("application as a")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("a.id", "=", sql<string>`any(${applicationIds}::uuid[])`)
    .where(sql<boolean>`not ${saidYes("a")}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
