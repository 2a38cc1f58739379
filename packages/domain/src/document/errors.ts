/** The codes with which this feature refuses a request. */
export const documentErrors = [
  "ADDRESS_BEING_SIGNED",
  "DECLARED_IN_FUTURE",
  "NO_DEROGATION_NEEDED",
  "NO_DOCUMENT",
  "NO_OPEN_PRICE",
] as const;
