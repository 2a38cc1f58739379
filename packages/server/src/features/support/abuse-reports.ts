import { DomainError } from "@mec/domain/shared";
import type { AbuseReportInput } from "@mec/domain/support";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { readAbuseToken } from "../../links/abuse-link.ts";

interface Reported {
  readonly projectId: string;
  readonly sender: string | null;
  readonly quoted: string | null;
}

async function findInvitation(db: Db, id: string): Promise<Reported | undefined> {
  const row = await db
    .selectFrom("invitation")
    .select(["project_id", "word"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { projectId: row.project_id, sender: null, quoted: row.word };
}

async function findMessage(db: Db, id: string): Promise<Reported | undefined> {
  const row = await db
    .selectFrom("contact_message")
    .select(["project_id", "name", "email", "message"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { projectId: row.project_id, sender: `${row.name} (${row.email})`, quoted: row.message };
}

/**
 * The recipient of a mail tells support that it should not have been sent: its project is in the queue of
 * moderation until the next decision. A mail is reported once; reporting it again changes nothing.
 * @throws DomainError NOT_FOUND when the link is not that of a mail still known.
 * @throws TooManyTries
 */
export async function reportAbuse(
  deps: Deps,
  { token, reason }: AbuseReportInput,
  { ip }: Origin,
): Promise<void> {
  await deps.limits.count("messagesPerIp", ip);
  const asked = readAbuseToken(deps.config.sessionSecret, token);
  const find = asked?.source === "message" ? findMessage : findInvitation;
  const reported = asked && (await find(deps.db, asked.id));
  if (!asked || !reported) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  await deps.db
    .insertInto("abuse_report")
    .values({
      project_id: reported.projectId,
      source: asked.source,
      source_id: asked.id,
      sender: reported.sender,
      quoted: reported.quoted,
      reason,
      created_at: deps.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The reports on these projects that wait for a decision, oldest first. */
export async function findOpenReports(db: Db, projectIds: readonly string[]) {
  const rows = await db
    .selectFrom("abuse_report")
    .select(["project_id as projectId", "source", "sender", "quoted", "reason", "created_at"])
    .where("project_id", "in", projectIds)
    .where("settled_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at.toISOString() }));
}

/** A decision on a project settles all reports about it. */
export async function settleReports(tx: Tx, projectId: string, now: Date): Promise<void> {
  await tx
    .updateTable("abuse_report")
    .set({ settled_at: now })
    .where("project_id", "=", projectId)
    .where("settled_at", "is", null)
    .execute();
}
