import type { Dues, MembershipFee, PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import { membershipFee } from "../../encryption/index.ts";
import { readSince } from "../application/scopes.ts";

export type StoredAssociation = PmoAssociation & { readonly id: string };
export type StoredInterlocutor = PmoInterlocutor & { readonly id: string };
export type StoredFee = MembershipFee & { readonly id: string };

/** Locks the project, so that its parts are saved one after the other. @throws DomainError NOT_FOUND. */
export async function lockExistingProject(tx: Tx, id: string): Promise<void> {
  const project = await tx
    .selectFrom("project")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw new DomainError("NOT_FOUND", "NOT_FOUND");
}

export async function findInterlocutor(db: Db, projectId: string): Promise<StoredInterlocutor | null> {
  const row = await db
    .selectFrom("pmo_interlocutor")
    .select(["id", "interlocutor"])
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row ? { ...row.interlocutor, id: row.id } : null;
}

/** @returns the interlocutor's id, which stays the same when it is replaced. */
export async function storeInterlocutor(
  tx: Tx,
  projectId: string,
  given: PmoInterlocutor,
  now: Date,
): Promise<string> {
  const interlocutor = JSON.stringify(given);
  const { id } = await tx
    .insertInto("pmo_interlocutor")
    .values({ project_id: projectId, interlocutor, updated_at: now })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet({ interlocutor, updated_at: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findAssociation(db: Db, projectId: string): Promise<StoredAssociation | null> {
  const row = await db
    .selectFrom("pmo_association")
    .select(["id", "association"])
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row ? { ...row.association, id: row.id } : null;
}

/** @returns the association's id, which stays the same when it is replaced. */
export async function storeAssociation(
  tx: Tx,
  projectId: string,
  given: PmoAssociation,
  now: Date,
): Promise<string> {
  const association = JSON.stringify(given);
  const { id } = await tx
    .insertInto("pmo_association")
    .values({ project_id: projectId, association, updated_at: now })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet({ association, updated_at: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAssociation(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom("pmo_association").where("project_id", "=", projectId).execute();
}

/** Whether the association existed before the project; null until the owner answers. */
export async function findCreation(db: Db, projectId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom("pmo_creation")
    .select("already_created")
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row?.already_created ?? null;
}

export async function storeCreation(
  tx: Tx,
  projectId: string,
  already_created: boolean,
  now: Date,
): Promise<void> {
  const values = { project_id: projectId, already_created, updated_at: now };
  await tx
    .insertInto("pmo_creation")
    .values(values)
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet(values))
    .execute();
}

export async function deleteCreation(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom("pmo_creation").where("project_id", "=", projectId).execute();
}

export async function findFee(db: Db, projectId: string): Promise<StoredFee | null> {
  const row = await db
    .selectFrom("membership_fee")
    .select(["id", "fee"])
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row ? { ...membershipFee.open(projectId, row.fee), id: row.id } : null;
}

/** How a fee is kept: when, and what that changes for those who have a price. */
interface FeeKept {
  readonly now: Date;
  /** It asks the same of members, paid in another way: it keeps the day on which it was said. */
  readonly isSame: boolean;
  /** Those who have a price are still to be told of it; undefined where nothing changes of that. */
  readonly isUntold?: boolean | undefined;
}

/** Keeps the fee. @returns its id, which stays the same when it is replaced. */
export async function storeFee(
  tx: Tx,
  projectId: string,
  given: MembershipFee,
  { now, isSame, isUntold }: FeeKept,
): Promise<string> {
  const fee = membershipFee.seal(projectId, given);
  const untold = isUntold === undefined ? {} : { is_untold: isUntold };
  const { id } = await tx
    .insertInto("membership_fee")
    .values({ project_id: projectId, fee, updated_at: now, ...untold })
    .onConflict((conflict) =>
      conflict.column("project_id").doUpdateSet({ fee, ...(isSame ? {} : { updated_at: now }), ...untold }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps what members paid until now, for those who said yes to it; nothing where nobody did, and where no fee was said yet. */
export async function keepPastFee(
  tx: Tx,
  projectId: string,
  { yearly, once }: Dues,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("past_membership_fee")
    .columns(["project_id", "yearly", "once", "written_at", "replaced_at"])
    .expression(
      tx
        .selectFrom("membership_fee")
        .select(({ val }) => [
          "project_id",
          sql<number>`${yearly}::float8`.as("yearly"),
          sql<number>`${once}::float8`.as("once"),
          "updated_at",
          val(now).as("replaced_at"),
        ])
        .where("project_id", "=", projectId)
        .where(readSince(projectId, sql`membership_fee.updated_at`)),
    )
    .execute();
}

/** The projects whose fee is to be told to those who have a price, which it then is. */
export async function takeUntoldFees(tx: Tx): Promise<string[]> {
  const rows = await tx
    .updateTable("membership_fee")
    .set({ is_untold: false })
    .where("is_untold", "=", true)
    .returning("project_id as projectId")
    .execute();
  return rows.map(({ projectId }) => projectId);
}
