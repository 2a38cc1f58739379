/** The codes with which this feature refuses a request. */
export const applicationErrors = [
  "ALREADY_APPLIED",
  "DEPARTURE_IN_THE_PAST",
  "DEPARTURE_TOO_LATE",
  "INVALID_TRANSITION",
  "OUT_OF_PERIMETER",
  "PRICE_CHANGED",
  "PRICE_EXPIRED",
  "PRICE_REQUIRED",
  "PRICE_TERM_INVALID",
  "PRICE_UNEXPECTED",
  "REASON_REQUIRED",
  "SUPPLY_TOO_EARLY",
  "UNKNOWN_APPLICATION_STATUS",
] as const;
