/** Why what is asked of this feature can be refused. */
export const supportErrors = ["ALREADY_REMINDED"] as const;
