import { checkExportAction, type DataExportAction } from "@mec/domain/service";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { countBillable } from "./ledger.ts";
import { findConsumers } from "./member-store.ts";
import { plansOf } from "./plan-store.ts";

interface DataExport {
  readonly exportDate: string;
  readonly consumptionPoints: { readonly pointId: string }[];
}

const toDataExport = (date: Date, pointIds: readonly string[]): DataExport => ({
  exportDate: date.toISOString(),
  consumptionPoints: pointIds.map((pointId) => ({ pointId })),
});

async function insertExport(
  tx: Tx,
  given: { projectId: string; pointIds: string[]; action: DataExportAction; now: Date },
): Promise<void> {
  await tx
    .insertInto("data_export")
    .values({
      project_id: given.projectId,
      consumption_point_ids: given.pointIds,
      action: given.action,
      created_at: given.now,
    })
    .execute();
}

/**
 * Exports the study's data of a project's consumers: those named, or all. Each is counted once, however often
 * exported.
 * @throws DomainError UNKNOWN_PARTICIPANT, PLAN_MISSING.
 */
export async function exportData(
  deps: Deps,
  actor: Actor,
  projectId: string,
  given: { billableEventAction: DataExportAction; consumptionPointsId?: readonly string[] | undefined },
): Promise<DataExport> {
  const now = deps.now();
  const action = given.billableEventAction;
  const pointIds = await inTransaction(deps.db, async (tx) => {
    checkExportAction(action, (await plansOf(tx, actor.id)).data);
    const consumptionPointIds = await findConsumers(tx, projectId, given.consumptionPointsId);
    await countBillable(tx, deps, {
      accountId: actor.id,
      projectId,
      group: "data",
      consumptionPointIds,
      now,
      action,
    });
    await insertExport(tx, { projectId, pointIds: consumptionPointIds, action, now });
    return consumptionPointIds;
  });
  return toDataExport(now, pointIds);
}

/** The last export of a project. @throws DomainError NOT_FOUND when there was none. */
export async function getDataExport({ db }: Deps, projectId: string): Promise<DataExport> {
  const last = await db
    .selectFrom("data_export")
    .select(["created_at", "consumption_point_ids"])
    .where("project_id", "=", projectId)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!last) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return toDataExport(last.created_at, last.consumption_point_ids);
}

/** When these consumers of a project were last exported, by consumption point. */
export async function exportDatesOf(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select point as id, max(created_at) as at from data_export, unnest(consumption_point_ids) point
    where project_id = ${projectId} and point = any(${pointIds}::uuid[]) group by point`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
