/** Why what is asked of this feature can be refused. */
export const pointErrors = [
  "CONSENT_MISSING",
  "POINT_IN_USE",
  "PRM_ALREADY_ACCEPTED",
  "PRM_MISSING",
] as const;
