import { pages } from "@mec/api";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { participantOf } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import { notWithdrawn, readByAccord, validAt } from "./scopes.ts";

export interface ToldConsent {
  readonly email: string;
  readonly firstName: string;
  readonly pointName: string;
  readonly expiresAt: Date;
  readonly readByAccord: boolean;
  /** The page on which it can be renewed. */
  readonly page: string;
}

async function findConsent(db: Db, id: string, where: RawBuilder<SqlBool>): Promise<ToldConsent | undefined> {
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
      readByAccord("s").as("readByAccord"),
      "s.consumption_point_id",
      "s.production_point_id",
    ])
    .where("s.id", "=", id)
    .where(where)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, firstName, pointName, expiresAt } = row;
  const { kind, id: pointId } = participantOf(row);
  const page = kind === "producer" ? pages.portfolio.to() : pages.consumerProfile.to({ consumerId: pointId });
  return { email, firstName, pointName, expiresAt, readByAccord: row.readByAccord, page };
}

/** A consent that is about to end, unless it was withdrawn since or ended with its participation. */
export const findEndingConsent = (db: Db, id: string, now: Date): Promise<ToldConsent | undefined> =>
  findConsent(db, id, validAt(now, "s"));

/** A consent that its holder withdrew, whose mailbox is proven: to any other, he could have mails sent as often as he likes. */
export const findWithdrawnConsent = (db: Db, id: string): Promise<ToldConsent | undefined> =>
  findConsent(db, id, sql<SqlBool>`(not ${notWithdrawn("s")} and h.email_verified_at is not null)`);
