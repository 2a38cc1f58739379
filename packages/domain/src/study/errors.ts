/** The codes with which this feature refuses a request. */
export const studyErrors = [
  "CONFIRMATION_NEEDED",
  "CONSENT_REQUIRED",
  "METERS_MISSING",
  "NO_COEFFICIENTS",
  "NO_LOAD_CURVE",
  "UNKNOWN_PARTICIPANT",
  "UNREADABLE_CURVE",
] as const;
