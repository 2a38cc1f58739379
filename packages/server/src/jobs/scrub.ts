import { jobNames } from "./job-data.ts";
import type { JobTable } from "./job-table.ts";

/** What jobs said in clear before they were encrypted, and must not say once they are over. */
const formerSecrets = [
  ...["to", "subject", "html", "text", "replyTo", "messageId"],
  ...["email", "formerEmail", "firstName", "recipients", "projectName", "emailObject", "message", "reason"],
];

/**
 * A job that ends says no more what it said (`settle.ts`). What ended otherwise, because its process died or before
 * jobs were encrypted, is made to here.
 */
export const scrubFinishedJobs = (table: JobTable): Promise<void> =>
  table.forget(jobNames, ["sealed", ...formerSecrets]);
