import { serviceCalls } from "@mec/api/service";
import type { PlanCode } from "@mec/domain/service";
import { type Consequences, useAct } from "../../platform/act.ts";
import { useAnswer, useAnswerTo } from "../../platform/answer.ts";
import { serviceAnswers } from "../../platform/stale.ts";
import { wholeList } from "../../platform/whole-list.ts";

interface Choosing extends Pick<Consequences<PlanCode, unknown>, "told" | "after"> {
  failed?: (error: Error) => unknown;
}

/** Chooses a plan, or leaves a service. */
export const useChoosePlan = (choosing: Choosing) =>
  useAct((call, planCode: PlanCode) => call(serviceCalls.choosePlan, { body: { planCode } }), {
    stale: serviceAnswers,
    ...choosing,
  });

/** The plans taken, with what was counted since. */
export const usePlans = () => useAnswer(serviceCalls.getPlans, {});

/** The ledger's lines, month by month. */
export const useStatement = () => useAnswerTo(wholeList(serviceCalls.getStatement, {}));

/** The invoices' addressee; null until it is filled in. */
export const useCustomer = () => useAnswer(serviceCalls.getCustomerAccount, {});
