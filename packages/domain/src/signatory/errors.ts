/** Why what is asked of this feature can be refused. */
export const signatoryErrors = ["BIRTH_DATE_IN_FUTURE"] as const;
