/** Why what is asked of this feature can be refused. */
export const documentErrors = ["NO_DOCUMENT"] as const;
