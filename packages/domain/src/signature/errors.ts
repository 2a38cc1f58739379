/** The codes with which this feature refuses a request. */
export const signatureErrors = [
  "ADDRESS_NOT_CONFIRMED",
  "CODE_EXPIRED",
  "CONTRACT_RUNS",
  "NOTHING_TO_RETRACT",
  "NOTHING_TO_SIGN",
  "NOT_READ",
  "NOT_THE_SIGNATORY",
  "RETRACTION_OVER",
  "SEALING_UNDER_WAY",
  "SIGNATURE_ENDED",
  "SIGNATURE_OVER",
  "SIGNED_BY_ANOTHER",
  "TOO_MANY_CODES",
  "TOO_MANY_CODES_TODAY",
  "WRONG_CODE",
] as const;
