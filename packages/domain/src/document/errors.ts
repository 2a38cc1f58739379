/** Why what is asked of this feature can be refused. */
export const documentErrors = ["NO_DEROGATION_NEEDED", "NO_DOCUMENT"] as const;
