import { pages } from "@mec/api";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { notWithdrawn } from "./scopes.ts";

export interface EndingConsent {
  readonly email: string;
  readonly firstName: string;
  readonly pointName: string;
  readonly expiresAt: Date;
  /** Where it can be renewed. */
  readonly page: string;
}

/** A consent that nears its end, unless it was withdrawn since. */
export async function findEndingConsent(db: Db, id: string): Promise<EndingConsent | undefined> {
  const row = await db
    .selectFrom("sge_consent as s")
    .innerJoin("account as h", "h.id", "s.account_id")
    .leftJoin("consumption_point as c", "c.id", "s.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "s.production_point_id")
    .select([
      "h.email",
      "h.first_name as firstName",
      sql<string>`coalesce(c.name, g.name)`.as("pointName"),
      "s.expires_at as expiresAt",
      "s.consumption_point_id",
    ])
    .where("s.id", "=", id)
    .where(notWithdrawn("s"))
    .executeTakeFirst();
  if (!row) return undefined;
  const { consumption_point_id: consumptionPointId, ...consent } = row;
  return {
    ...consent,
    page:
      consumptionPointId === null
        ? pages.portfolio.to()
        : pages.consumerProfile.to({ consumerId: consumptionPointId }),
  };
}
