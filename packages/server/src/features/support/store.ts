import type { ModeratedProject } from "@mec/api/support";
import {
  type ModerationAct,
  type ModerationDecision,
  type ModerationStatus,
  statusAfterDecision,
} from "@mec/domain/support";
import { sql } from "kysely";
import type { Part } from "../../answering.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { setModeration } from "../project/index.ts";
import { settleReports } from "./abuse-reports.ts";

/** At most this many are listed: the queue's others appear once these are decided. */

const reportedProjects = (db: Db) =>
  db.selectFrom("abuse_report").select("project_id").where("settled_at", "is", null);

/** The projects of a status (all without one); a reported project is to be moderated again. */
const selectModerated = (db: Db, status: ModerationStatus | undefined) =>
  db
    .selectFrom("project")
    .$if(status !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where("moderation_status", "=", status ?? "pending"),
          ...(status === "pending" ? [where("id", "in", reportedProjects(db))] : []),
        ]),
      ),
    );

/** Projects to decide come longest waiting first, decided ones newest first. */
export async function findModeratedIds(
  db: Db,
  status: ModerationStatus | undefined,
  part: Part,
): Promise<string[]> {
  const rows = await selectModerated(db, status)
    .select("id")
    .orderBy("created_at", status === "pending" ? "asc" : "desc")
    .orderBy("id")
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countModerated(db: Db, status: ModerationStatus | undefined): Promise<number> {
  const { total } = await selectModerated(db, status)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface Owner {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The owner of each project. */
export async function findOwners(db: Db, projectIds: readonly string[]): Promise<Map<string, Owner>> {
  const rows = await db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select([
      "project.id as project_id",
      "account.id",
      "account.first_name as firstName",
      "account.last_name as lastName",
      "account.email",
      "account.email_verified_at",
    ])
    .where("project.id", "in", projectIds)
    .execute();
  return new Map(
    rows.map(({ project_id, email_verified_at, ...owner }) => [
      project_id,
      { ...owner, emailVerified: email_verified_at !== null },
    ]),
  );
}

/** The SIRET and the RNA that the owner of each project gave elsewhere, to compare with a register. */
export async function findDeclaredNumbers(
  db: Db,
  projectIds: readonly string[],
): Promise<Map<string, ModeratedProject["declared"]>> {
  const rows = await db
    .selectFrom("project as p")
    .leftJoin("customer_account as c", "c.account_id", "p.account_id")
    .leftJoin("pmo_association as a", "a.project_id", "p.id")
    .select([
      "p.id",
      "c.siret_id as siret",
      sql<string | null>`nullif(a.association ->> 'rnaId', '')`.as("rna"),
    ])
    .where("p.id", "in", projectIds)
    .execute();
  return new Map(rows.map(({ id, ...declared }) => [id, declared]));
}

export interface Decision {
  readonly projectId: string;
  readonly decision: ModerationAct;
  readonly reason: string;
  /** Null once the moderator's account is gone. */
  readonly author: string | null;
  readonly createdAt: Date;
}

/** Every decision on these projects, newest first. */
export async function findDecisions(db: Db, projectIds: readonly string[]): Promise<Decision[]> {
  const rows = await db
    .selectFrom("moderation")
    .leftJoin("account", "account.id", "moderation.author_id")
    .select([
      "moderation.project_id as projectId",
      "moderation.decision",
      "moderation.reason",
      "moderation.created_at as createdAt",
      "account.first_name",
      "account.last_name",
    ])
    .where("moderation.project_id", "in", projectIds)
    .orderBy("moderation.id", "desc")
    .execute();
  return rows.map(({ first_name, last_name, ...decision }) => ({
    ...decision,
    author: first_name === null ? null : `${first_name} ${last_name}`,
  }));
}

/**
 * The moderation status of a project, whether who stands behind it is verified, and its owner's address confirmed;
 * undefined when there is none. Held until the decision: of two at once the second reads what the first has done.
 */
export const findStanding = (tx: Tx, projectId: string) =>
  tx
    .selectFrom("project")
    .select([
      "moderation_status as status",
      "owner_confirmed as ownerConfirmed",
      "bearer_verified_at as verifiedAt",
    ])
    .where("id", "=", projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();

interface Written {
  readonly projectId: string;
  readonly decision: ModerationAct;
  readonly reason: string;
  readonly authorId: string;
  readonly now: Date;
}

/** Adds to the history of a project's moderation. */
export async function writeHistory(
  tx: Tx,
  { projectId, decision, reason, authorId, now }: Written,
): Promise<void> {
  await tx
    .insertInto("moderation")
    .values({ project_id: projectId, decision, reason, author_id: authorId, created_at: now })
    .execute();
}

/** Saves a decision and the status that it gives to a project. @returns whether there is such a project. */
export async function saveDecision(
  tx: Tx,
  given: Written & { readonly decision: ModerationDecision },
): Promise<boolean> {
  const status = statusAfterDecision[given.decision];
  const isThere = await setModeration(tx, given.projectId, { status, reason: given.reason || null });
  if (!isThere) return false;
  await settleReports(tx, given.projectId, given.now);
  await writeHistory(tx, given);
  return true;
}

/** The owner to tell of a decision, with the project's name. */
export const findNamedOwner = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select(["project.name", "account.email", "account.first_name as firstName"])
    .where("project.id", "=", projectId)
    .executeTakeFirst();
