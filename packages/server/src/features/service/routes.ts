import type { serviceCalls } from "@mec/api/service";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getCustomerAccount, invoicesUrl, onboardCustomer } from "./customer-account.ts";
import { exportData, getDataExport } from "./data-export.ts";
import { computeMetrics } from "./ledger.ts";
import { choosePlan, getPlans, getServices } from "./plans.ts";
import { getStatement } from "./statement.ts";

export function serviceHandlers(deps: Deps): HandlersOf<typeof serviceCalls> {
  return {
    getServices: ({ actor }) => getServices(deps, actor),
    hasCustomerAccount: async ({ actor }) => ({
      hasCustomerAccount: (await getCustomerAccount(deps, actor)) !== null,
    }),
    hasBillableInformations: async ({ actor }) => ({
      hasBillableInformations: (await getCustomerAccount(deps, actor)) !== null,
    }),
    getCustomerAccount: ({ actor }) => getCustomerAccount(deps, actor),
    onboardCustomer: async ({ actor, body }) => {
      await onboardCustomer(deps, actor, body);
      return { hasBillableInformations: true };
    },
    getInvoices: async ({ actor }) => ({ url: invoicesUrl(deps, actor) }),
    getStatement: ({ actor }, { paging }) => getStatement(deps, actor, paging),
    getPlans: ({ actor }) => getPlans(deps, actor),
    choosePlan: ({ actor, body }) => choosePlan(deps, actor, body.planCode),
    computeBillableMetrics: ({ actor, body }) => computeMetrics(deps, actor, body.action, body.properties),
    exportData: ({ actor, params, body }) => exportData(deps, actor, params.projectId, body),
    getDataExport: ({ params }) => getDataExport(deps, params.projectId),
  };
}
