/** Why what is asked of this feature can be refused. */
export const applicationErrors = [
  "ALREADY_APPLIED",
  "DEPARTURE_IN_THE_PAST",
  "INVALID_TRANSITION",
  "OUT_OF_PERIMETER",
  "PRICE_REQUIRED",
  "PRICE_UNEXPECTED",
  "REASON_REQUIRED",
  "UNKNOWN_APPLICATION_STATUS",
] as const;
