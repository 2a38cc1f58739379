/** The codes with which this feature refuses a request. */
export const serviceErrors = ["PLAN_DISABLED", "PLAN_MISSING", "UNKNOWN_PLAN"] as const;
