import { accountErrors } from "../account/errors.ts";
import { applicationErrors } from "../application/errors.ts";
import { documentErrors } from "../document/errors.ts";
import { pmoErrors } from "../pmo/errors.ts";
import { pointErrors } from "../point/errors.ts";
import { projectErrors } from "../project/errors.ts";
import { serviceErrors } from "../service/errors.ts";
import { signatoryErrors } from "../signatory/errors.ts";
import { signatureErrors } from "../signature/errors.ts";
import { studyErrors } from "../study/errors.ts";
import { supportErrors } from "../support/errors.ts";

/**
 * Refusals that any feature may give: the caller may not call, calls too often, or sent a file that cannot be taken.
 */
const generalErrors = [
  "FILE_TOO_LARGE",
  "FORBIDDEN",
  "IDEMPOTENCY_ANSWER_LOST",
  "IDEMPOTENCY_KEY_IN_USE",
  "IDEMPOTENCY_KEY_REUSED",
  "INTERRUPTED_UPLOAD",
  "INVALID_IDEMPOTENCY_KEY",
  "INVALID_REFRESH_TOKEN",
  "INVALID_XSRF_TOKEN",
  "MISSING_FILE",
  "NOT_FOUND",
  "PRECONDITION_FAILED",
  "SERVICE_UNAVAILABLE",
  "TOO_MANY_REQUESTS",
  "UNAUTHENTICATED",
  "UNSUPPORTED_MEDIA_TYPE",
] as const;

/** Every code with which something is refused; each feature declares its own in its `errors.ts`. */
export const errorCodes = [
  ...generalErrors,
  ...accountErrors,
  ...applicationErrors,
  ...documentErrors,
  ...pmoErrors,
  ...pointErrors,
  ...projectErrors,
  ...serviceErrors,
  ...signatoryErrors,
  ...signatureErrors,
  ...studyErrors,
  ...supportErrors,
] as const;

export type ErrorCode = (typeof errorCodes)[number];
