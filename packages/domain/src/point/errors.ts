/** The codes with which this feature refuses a request. */
export const pointErrors = [
  "CONSENT_MISSING",
  "CONTRACT_END_INVALID",
  "POINT_IN_USE",
  "PRM_ALREADY_ACCEPTED",
  "PRM_MISSING",
] as const;
