/** Why what is asked of this feature can be refused. */
export const serviceErrors = ["PLAN_DISABLED", "PLAN_MISSING", "UNKNOWN_PLAN"] as const;
