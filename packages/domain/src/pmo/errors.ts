/** The codes with which this feature refuses a request. */
export const pmoErrors = [
  "ASSOCIATION_BEING_SIGNED",
  "ASSOCIATION_UNKNOWN",
  "DANGEROUS_FILE",
  "EMPTY_FILE",
  "FILE_NOT_CHECKED",
  "TOO_MANY_FILES",
  "UNSUPPORTED_FILE",
] as const;
