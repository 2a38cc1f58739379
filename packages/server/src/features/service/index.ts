export { countOrLeave } from "./count-or-leave.ts";
export { onboardCustomer } from "./customer-account.ts";
export { exportData, exportDatesOf } from "./data-export.ts";
export { findCounted } from "./ledger-store.ts";
export { plansOf } from "./plan-store.ts";
export { choosePlan, grantPlan } from "./plans.ts";
