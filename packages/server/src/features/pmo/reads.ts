import { lacksFounders } from "@mec/domain/pmo";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** What members pay to a PMO, €: each year, and once on entering; 0 for what it says that it does not ask. */
export interface FeeAmounts {
  /** Null while nobody has settled it. */
  readonly membership: number | null;
  readonly entrance: number;
}

const asked = (flag: string, amount: string) =>
  sql<number>`case when (fee->>${sql.lit(flag)})::boolean then (fee->>${sql.lit(amount)})::float8 else 0 end`;

/**
 * The fee amounts of some projects, without the means of payment, which stays encrypted. Where the owner has not
 * described the fee, `membership` is null.
 */
export async function findFeeAmounts(
  db: Db,
  projectIds: readonly string[],
): Promise<(id: string) => FeeAmounts> {
  const rows = await db
    .selectFrom("membership_fee")
    .select([
      "project_id as projectId",
      asked("required", "amount").as("membership"),
      asked("entranceFeeRequired", "entranceFeeAmount").as("entrance"),
    ])
    .where("project_id", "in", projectIds)
    .execute();
  const known = new Map(rows.map(({ projectId, ...amounts }) => [projectId, amounts]));
  return (id) => known.get(id) ?? { membership: null, entrance: 0 };
}

/** The fee amounts that a project asked of its members at any moment. */
export async function loadFeeAmountsAt(db: Db, projectId: string): Promise<(moment: Date) => FeeAmounts> {
  const past = await db
    .selectFrom("past_membership_fee")
    .select(["yearly as membership", "once as entrance", "written_at as from", "replaced_at as to"])
    .where("project_id", "=", projectId)
    .execute();
  const written = await findFeeWritten(db, projectId);
  const today = (await findFeeAmounts(db, [projectId]))(projectId);
  return (moment) => {
    const then = past.find(({ from, to }) => from <= moment && to > moment);
    if (then) return { membership: then.membership, entrance: then.entrance };
    return written && written <= moment ? today : { membership: null, entrance: 0 };
  };
}

/** When the owner last said the fee; undefined while he has not. */
export async function findFeeWritten(db: Db, projectId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("membership_fee")
    .select("updated_at as at")
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row?.at;
}

/** Whether the association was described without those who found it, before its statutes are signed. */
export async function findsNoFounders(db: Db, projectId: string, hasStatutes: boolean): Promise<boolean> {
  const row = await db
    .selectFrom("pmo_association as a")
    .leftJoin("pmo_creation as c", "c.project_id", "a.project_id")
    .select(["a.association", "c.already_created as alreadyCreated"])
    .where("a.project_id", "=", projectId)
    .executeTakeFirst();
  return row !== undefined && lacksFounders({ ...row, hasStatutes });
}

/** Whether signed statutes were uploaded for the project. */
export async function hasSignedStatutes(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom("pmo_file")
    .select("id")
    .where("project_id", "=", projectId)
    .where("kind", "=", "pmo-status")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
