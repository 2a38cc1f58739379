/** The codes with which this feature refuses a request. */
export const projectErrors = [
  "IMAGE_TOO_LARGE",
  "INVALID_CURSOR",
  "INVALID_IMAGE",
  "NO_BEARER",
  "PROJECT_IN_EXPLOITATION",
  "SIGNED_PAPERS_BIND",
] as const;
