/** The codes with which this feature refuses a request. */
export const supportErrors = ["ALREADY_REMINDED"] as const;
