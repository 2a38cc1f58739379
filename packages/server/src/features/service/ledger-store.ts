import {
  areCreditsValid,
  type BillableAction,
  type DataExportAction,
  type ServiceGroup,
} from "@mec/domain/service";
import { sql } from "kysely";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { BillableEvent } from "../../gateways/billing/port.ts";

/**
 * Locks a project's ledger, so that nothing is counted twice and no credits are bought twice. Locked after
 * everything else.
 */
export async function lockLedger(tx: Tx, projectId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${projectId}`}, 0))`.execute(tx);
}

export interface Counting {
  readonly projectId: string;
  readonly group: ServiceGroup;
}

/** The points among these that were not counted yet, each once. */
export async function findUncounted(
  tx: Tx,
  { projectId, group }: Counting,
  pointIds: readonly string[],
): Promise<string[]> {
  const counted = await tx
    .selectFrom("billable_event")
    .select("consumption_point_id")
    .where("project_id", "=", projectId)
    .where("service_group", "=", group)
    .execute();
  const known = new Set(counted.map(({ consumption_point_id }) => consumption_point_id));
  return [...new Set(pointIds)].filter((id) => !known.has(id));
}

/** Which services were counted in a project for each of these points: none is again. */
export async function findCounted(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<(pointId: string) => ServiceGroup[]> {
  if (pointIds.length === 0) return () => [];
  const rows = await db
    .selectFrom("billable_event")
    .select(["consumption_point_id as pointId", "service_group as group"])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "in", pointIds)
    .execute();
  return (pointId) => [...new Set(rows.filter((row) => row.pointId === pointId).map(({ group }) => group))];
}

/** Whether a project has credits that are still valid, whoever bought them. */
export async function hasValidCredits(tx: Tx, { projectId, group }: Counting, now: Date): Promise<boolean> {
  const bought = await tx
    .selectFrom("billable_event")
    .select("created_at")
    .where("project_id", "=", projectId)
    .where("service_group", "=", group)
    .where("paid_credits", "=", true)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return bought !== undefined && areCreditsValid(bought.created_at, now);
}

export interface NewLine {
  readonly consumptionPointId: string;
  readonly amountExclTax: number;
}

/** @returns the ids of the lines. */
export async function insertLines(
  tx: Tx,
  given: Counting & {
    accountId: string;
    action: BillableAction | DataExportAction;
    isPack: boolean;
    now: Date;
  },
  lines: readonly NewLine[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const rows = await tx
    .insertInto("billable_event")
    .values(
      lines.map(({ consumptionPointId, amountExclTax }) => ({
        account_id: given.accountId,
        project_id: given.projectId,
        consumption_point_id: consumptionPointId,
        service_group: given.group,
        action: given.action,
        amount_excl_tax: amountExclTax,
        paid_credits: given.isPack && amountExclTax > 0,
        created_at: given.now,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** How many points were counted for a person's service since a moment. */
export async function countSince(
  db: Db,
  { accountId, group, since }: { accountId: string; group: ServiceGroup; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom("billable_event")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("account_id", "=", accountId)
    .where("service_group", "=", group)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The lines among these that the billing service has not received; a line whose person was erased has nobody
 * to bill.
 */
export async function findUnreported(db: Db, ids: readonly string[]): Promise<BillableEvent[]> {
  const rows = await db
    .selectFrom("billable_event")
    .selectAll()
    .where("id", "in", ids)
    .where("reported_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ account_id, ...row }) =>
    account_id === null
      ? []
      : [
          {
            id: row.id,
            accountId: account_id,
            group: row.service_group,
            action: row.action,
            projectId: row.project_id,
            consumptionPointId: row.consumption_point_id,
            amountExclTax: Number(row.amount_excl_tax),
            createdAt: row.created_at,
          },
        ],
  );
}

export async function markReported(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("billable_event").set({ reported_at: now }).where("id", "=", id).execute();
}

/** The lines of this period that the billing service has not received. */
export async function findForgotten(db: Db, { from, to }: { from: Date; to: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom("billable_event")
    .select("id")
    .where("reported_at", "is", null)
    .where("account_id", "is not", null)
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .execute();
  return rows.map(({ id }) => id);
}

/** What was counted for a person, by month in Paris, service and project, newest first. */
const statementMonth = sql<string>`to_char(e.created_at at time zone 'Europe/Paris', 'YYYY-MM')`;

const selectStatement = (db: Db, accountId: string) =>
  db
    .selectFrom("billable_event as e")
    .leftJoin("project as p", "p.id", "e.project_id")
    .where("e.account_id", "=", accountId)
    .groupBy([statementMonth, "e.service_group", "e.project_id", "p.name"]);

export const countStatement = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom(selectStatement(db, accountId).select("e.service_group").as("line")));

export async function readStatement(db: Db, accountId: string, { limit, offset }: Part) {
  const rows = await selectStatement(db, accountId)
    .select((eb) => [
      statementMonth.as("month"),
      "e.service_group as group",
      "e.project_id as projectId",
      "p.name as projectName",
      eb.fn.countAll<string>().as("counted"),
      eb.fn.sum<string>("e.amount_excl_tax").as("amount"),
    ])
    .orderBy("month", "desc")
    .orderBy("p.name")
    .orderBy("e.service_group")
    .orderBy("e.project_id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ counted, amount, ...line }) => ({
    ...line,
    counted: Number(counted),
    amountExclTax: Number(amount),
  }));
}
