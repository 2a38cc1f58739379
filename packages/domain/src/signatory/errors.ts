/** The codes with which this feature refuses a request. */
export const signatoryErrors = ["BIRTH_DATE_IN_FUTURE", "DELIBERATION_DATE_IN_FUTURE"] as const;
