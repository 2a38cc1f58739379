/** Why what is asked of this feature can be refused. */
export const projectErrors = [
  "IMAGE_TOO_LARGE",
  "INVALID_CURSOR",
  "INVALID_IMAGE",
  "PROJECT_IN_EXPLOITATION",
] as const;
