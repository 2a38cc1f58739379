import {
  choosePlan as judgeChoice,
  planCodeOf,
  readPlanCode,
  type Service,
  type ServiceGroup,
  serviceOf,
} from "@mec/domain/service";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { countSince } from "./ledger-store.ts";
import { countWithoutSale } from "./member-store.ts";
import { activePlansOf, insertChoice, lockAccount, plansOf } from "./plan-store.ts";

/** The four groups of services, the plan taken in each and those on offer. */
export async function getServices(
  deps: Deps,
  actor: Actor,
): Promise<Record<ServiceGroup, Service> & { withoutSale: number }> {
  const plans = await plansOf(deps.db, actor.id);
  return {
    withoutSale: await countWithoutSale(deps.db, actor.id),
    data: serviceOf("data", plans.data),
    pmo: serviceOf("pmo", plans.pmo),
    vente: serviceOf("vente", plans.vente),
    convention: serviceOf("convention", plans.convention),
  };
}

/** The plans that a person has taken, with the number of consumption points counted since each was chosen. */
export async function getPlans({ db }: Deps, actor: Pick<Actor, "id">) {
  const plans = await activePlansOf(db, actor.id);
  return Promise.all(
    plans.map(async (plan) => ({
      planCode: planCodeOf(plan),
      usage: await countSince(db, { accountId: actor.id, ...plan }),
    })),
  );
}

/**
 * Chooses a plan or gives a service up; choosing again the present plan changes nothing.
 * @throws DomainError UNKNOWN_PLAN, PLAN_DISABLED.
 */
export async function choosePlan(deps: Deps, actor: Actor, code: string) {
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, actor.id);
    const plan = judgeChoice(code, await plansOf(tx, actor.id));
    if (plan) await insertChoice(tx, actor.id, planCodeOf(plan), deps.now());
  });
  return getPlans(deps, actor);
}

/**
 * The operator grants any plan, even a free one, or takes it back.
 * @returns whether there is such an account.
 * @throws Error when the code names no plan.
 */
export async function grantPlan(db: Db, email: string, code: string, now: Date): Promise<boolean> {
  const plan = readPlanCode(code);
  if (!plan) throw new Error(`No plan has the code ${code}.`);
  const account = await db
    .selectFrom("account")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  if (account) await insertChoice(db, account.id, planCodeOf(plan), now);
  return account !== undefined;
}
