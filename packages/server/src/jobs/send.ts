import { createHash, randomUUID } from "node:crypto";
import { CompiledQuery } from "kysely";
import type PgBoss from "pg-boss";
import type { Tx } from "../db/transaction.ts";
import type { DomainEvent } from "./events.ts";
import { type QueuedMail, sealJob } from "./job-data.ts";

const retry = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retentionDays: 7 };

/** How long a job belongs to a silent worker, and how often a worker renews its hold. */
export interface Lease {
  readonly seconds: number;
  readonly renewMs: number;
}

/** A job's id derived from its content: the database ignores a second one (in pg-boss, a key alone does not). */
function jobIdOf(name: string): string {
  const digits = createHash("sha256").update(name).digest("hex").slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Events for which somebody waits in front of a page: they and their mails go before what is sent to many. */
const urgent: readonly QueuedMail["kind"][] = [
  "signature-code-wanted",
  "password-reset-requested",
  "login-locked",
  "email-verification-requested",
];

const priorityOf = (kind: QueuedMail["kind"]): number => (urgent.includes(kind) ? 1 : 0);

/** pg-boss's statements as part of a transaction. */
const within = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[]) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  },
});

interface Sender {
  readonly boss: PgBoss;
  readonly lease: Lease;
}

interface PutOff {
  /** The seconds until it is handled. */
  readonly startAfter: number;
  /** Of the same name one is kept. */
  readonly name?: string | undefined;
}

export async function emit(
  { boss, lease }: Sender,
  tx: Tx,
  events: readonly DomainEvent[],
  { startAfter, name }: PutOff = { startAfter: 0 },
): Promise<void> {
  const common = { ...retry, expireInSeconds: lease.seconds, startAfter, db: within(tx) };
  for (const event of events) {
    const id = name === undefined ? randomUUID() : jobIdOf(`${event.type} ${name}`);
    await boss.send("event", sealJob("event", id, event), {
      ...common,
      id,
      priority: priorityOf(event.type),
    });
  }
}

/** @param tx the mails leave if it commits; without one they are queued at once. */
export async function queueMails(
  { boss, lease }: Sender,
  mails: readonly QueuedMail[],
  tx?: Tx,
): Promise<void> {
  const common = { ...retry, expireInSeconds: lease.seconds, ...(tx && { db: within(tx) }) };
  for (const queued of mails) {
    const id = jobIdOf(queued.mail.messageId);
    await boss.send("mail", sealJob("mail", id, queued), {
      ...common,
      id,
      priority: priorityOf(queued.kind),
    });
  }
}
