/** The codes with which this feature refuses a request. */
export const signatoryErrors = [
  "BIRTH_DATE_IN_FUTURE",
  "BIRTH_DATE_IMPLAUSIBLE",
  "DELIBERATION_DATE_IN_FUTURE",
  "DAY_TOO_EARLY",
  "DELIBERATION_MISSING",
  "DELIBERATION_TOLD",
] as const;
