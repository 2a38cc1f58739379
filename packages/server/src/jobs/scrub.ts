import { jobNames } from "./job-data.ts";
import type { JobTable } from "./job-table.ts";

/** Fields stored in clear before jobs were encrypted, which finished jobs must not keep. */
const formerSecrets = [
  ...["to", "subject", "html", "text", "replyTo", "messageId"],
  ...["email", "formerEmail", "firstName", "recipients", "projectName", "emailObject", "message", "reason"],
];

/**
 * A job that ends drops its secrets (`settle.ts`). This does the same for jobs that ended otherwise: their
 * process died, or they ended before jobs were encrypted.
 */
export const scrubFinishedJobs = (table: JobTable): Promise<void> =>
  table.forget(jobNames, ["sealed", ...formerSecrets]);
