import {
  isActive,
  type PlanCode,
  type PlansInForce,
  type PricingType,
  plansInForce,
  readPlanCode,
  type ServiceGroup,
} from "@mec/domain/service";
import type { Db, Tx } from "../../db/transaction.ts";

/** Every choice of a person, oldest first. */
function readChoices(db: Db, accountId: string) {
  return db
    .selectFrom("service_plan")
    .select(["plan_code", "chosen_at"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
}

/** The plan that a person chose in each group. */
export async function plansOf(db: Db, accountId: string): Promise<PlansInForce> {
  const choices = await readChoices(db, accountId);
  return plansInForce(choices.map(({ plan_code }) => plan_code));
}

export interface ActivePlan {
  readonly group: ServiceGroup;
  readonly pricing: PricingType;
  readonly since: Date;
}

/** The plans that a person has taken, and since when. */
export async function activePlansOf(db: Db, accountId: string): Promise<ActivePlan[]> {
  const newest = new Map<ServiceGroup, ActivePlan>();
  for (const { plan_code, chosen_at } of await readChoices(db, accountId)) {
    const plan = readPlanCode(plan_code);
    if (plan) newest.set(plan.group, { ...plan, since: chosen_at });
  }
  return [...newest.values()].filter(({ pricing }) => isActive(pricing));
}

/** Locks a person's account, so that of two choices at once the second waits, and reads the first. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom("account").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

export async function insertChoice(db: Db, accountId: string, code: PlanCode, now: Date): Promise<void> {
  await db
    .insertInto("service_plan")
    .values({ account_id: accountId, plan_code: code, chosen_at: now })
    .execute();
}
