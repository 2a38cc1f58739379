import type { Deps } from "../../deps.ts";
import { type QueuedMail, recipientOf } from "../../jobs/job-data.ts";
import { recordAudit } from "./record-audit.ts";

/**
 * Records a mail that will never be sent: support sees it, and so does the person when the address is an
 * account's.
 */
export async function recordLostMail(deps: Deps, { kind, mail }: QueuedMail, reason: string): Promise<void> {
  const account = await deps.db
    .selectFrom("account")
    .select("id")
    .where((where) => where(where.fn("lower", ["email"]), "=", mail.to.toLowerCase()))
    .executeTakeFirst();
  await recordAudit(deps.db, {
    kind: "mail-lost",
    detail: { mail: kind, recipient: recipientOf(mail.to), reason },
    at: deps.now(),
    by: "platform",
    actorId: null,
    subjectId: account?.id ?? null,
  });
}
