import type pg from "pg";

/** What jobs said in clear before they were encrypted, and must not say once they are over. */
const formerSecrets = [
  ...["to", "subject", "html", "text", "replyTo", "messageId"],
  ...["email", "formerEmail", "firstName", "recipients", "projectName", "emailObject", "message", "reason"],
];

/**
 * A job that ends says no more what it said (`queue.ts`). What ended otherwise, because its process died or before
 * jobs were encrypted, is made to here.
 */
export async function scrubFinishedJobs(pool: pg.Pool): Promise<void> {
  const over: Record<string, string> = {
    "pgboss.job": "state not in ('created', 'retry', 'active')",
    "pgboss.archive": "true",
  };
  for (const [table, isOver] of Object.entries(over)) {
    await pool.query(
      `update ${table} set data = data - $1::text[]
      where name in ('event', 'mail') and ${isOver} and data ?| $1::text[]`,
      [["sealed", ...formerSecrets]],
    );
  }
}
