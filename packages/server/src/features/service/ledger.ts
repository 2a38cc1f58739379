import {
  actionOf,
  amountsOf,
  type BillableAction,
  checkAction,
  countedBy,
  type DataExportAction,
  requirePlan,
  type ServiceGroup,
} from "@mec/domain/service";
import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { projectRelations } from "../project/index.ts";
import { findUncounted, hasValidCredits, insertLines, lockLedger } from "./ledger-store.ts";
import { findConsumers } from "./member-store.ts";
import { plansOf } from "./plan-store.ts";

export interface Billable {
  /** The project's owner, who pays. */
  readonly accountId: string;
  readonly projectId: string;
  readonly group: ServiceGroup;
  readonly consumptionPointIds: readonly string[];
  readonly now: Date;
  /** The action's name in the ledger; by default the action of the plan in force. */
  readonly action?: BillableAction | DataExportAction;
}

export interface Counted {
  /** How many of the points were not counted before. */
  readonly counted: number;
  /** What these newly counted points cost, in €. */
  readonly amountExclTax: number;
}

/** How many lines one job reports to the billing service. */
const linesPerEvent = 20;

/** Emits the events by which jobs report these lines to the billing service. */
export async function emitLines(tx: Tx, { queue }: Pick<Deps, "queue">, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += linesPerEvent) {
    const lineIds = ids.slice(start, start + linesPerEvent);
    await queue.emit(tx, { type: "billable-recorded", lineIds });
  }
}

/**
 * Counts a service for consumption points, once for each point and project however often it is retried or run
 * at once, at the price of the plan in force. Locks the ledger, which comes after every other lock.
 * @throws DomainError PLAN_MISSING when the service is not taken.
 */
export async function countBillable(tx: Tx, deps: Pick<Deps, "queue">, billable: Billable): Promise<Counted> {
  const { accountId, group, now } = billable;
  const pricing = requirePlan((await plansOf(tx, accountId))[group]);
  await lockLedger(tx, billable.projectId);
  const pointIds = await findUncounted(tx, billable, billable.consumptionPointIds);
  const isPack = pricing === "credits";
  const hasCredits = isPack && (await hasValidCredits(tx, billable, now));
  const amounts = amountsOf(group, pricing, pointIds.length, hasCredits);
  const ids = await insertLines(
    tx,
    { ...billable, isPack, action: billable.action ?? actionOf(group, pricing) },
    pointIds.map((consumptionPointId, index) => ({
      consumptionPointId,
      amountExclTax: amounts[index] ?? 0,
    })),
  );
  await emitLines(tx, deps, ids);
  return { counted: ids.length, amountExclTax: amounts.reduce((sum, amount) => sum + amount, 0) };
}

/**
 * Counts an action at a person's request, for a project of their own.
 * @throws DomainError NOT_FOUND, UNKNOWN_PARTICIPANT, PLAN_MISSING.
 */
export async function computeMetrics(
  deps: Deps,
  actor: Actor,
  action: BillableAction,
  { projectId, consumptionPointsId }: { projectId: string; consumptionPointsId: readonly string[] },
): Promise<Counted & { action: BillableAction }> {
  const relations = await projectRelations(deps.db, actor, projectId);
  if (!relations?.has("owner")) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { group } = countedBy[action];
  const counted = await inTransaction(deps.db, async (tx) => {
    checkAction(action, (await plansOf(tx, actor.id))[group]);
    const consumptionPointIds = await findConsumers(tx, projectId, consumptionPointsId);
    return countBillable(tx, deps, {
      accountId: actor.id,
      projectId,
      group,
      consumptionPointIds,
      now: deps.now(),
      action,
    });
  });
  return { action, ...counted };
}
