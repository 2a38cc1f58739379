import { checkExportAction, type DataExportAction } from "@mec/domain/service";
import { DomainError } from "@mec/domain/shared";
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
 * Exports the study's data of a project's consumers: those that are named, or all. Each is counted once, whatever
 * is exported again.
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

/** When each of a project's consumers was last exported, by consumption point. */
export async function exportDatesOf(db: Db, projectId: string): Promise<Map<string, Date>> {
  const exports = await db
    .selectFrom("data_export")
    .select(["created_at", "consumption_point_ids"])
    .where("project_id", "=", projectId)
    .orderBy("created_at")
    .execute();
  return new Map(
    exports.flatMap(({ created_at, consumption_point_ids }) =>
      consumption_point_ids.map((id) => [id, created_at] as const),
    ),
  );
}
