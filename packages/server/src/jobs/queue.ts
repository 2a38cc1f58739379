import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import PgBoss from "pg-boss";
import type { Tx } from "../db/transaction.ts";
import type { Mail } from "../gateways/mail/port.ts";
import type { DomainEvent } from "./events.ts";

/** What each queue carries. */
interface Jobs {
  event: DomainEvent;
  mail: Mail;
}
type JobName = keyof Jobs;

export interface Handlers {
  event(event: DomainEvent, jobId: string): Promise<void>;
  mail(mail: Mail): Promise<void>;
  /** Once a day. */
  daily(): Promise<void>;
}

export interface Queue {
  /** Saves an event in the transaction that caused it: it is handled after the commit, or never existed. */
  emit(tx: Tx, ...events: DomainEvent[]): Promise<void>;
  /** Queues a mail outside any transaction; the same `messageId` is queued once. */
  queueMail(mail: Mail): Promise<void>;
  start(handlers: Handlers): Promise<void>;
  /** Handles all that waits, now, and returns when nothing is left. */
  drain(handlers: Handlers): Promise<void>;
  /** How many jobs wait or retry, for the readiness check. */
  backlog(): Promise<number>;
  stop(): Promise<void>;
}

const retry = { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 120, retentionDays: 7 };
/** A job's id made from what it is about: the database refuses a second one silently (a key alone does not, in pg-boss). */
function jobIdOf(messageId: string): string {
  const digits = createHash("sha256").update(messageId).digest("hex").slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const names: JobName[] = ["event", "mail"];
const daily = "daily";

/** Mails and reactions, kept in the database by pg-boss. */
export async function openQueue(pool: pg.Pool, options: { onError(error: Error): void }): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  boss.on("error", options.onError);
  await boss.start();
  for (const name of [...names, daily]) await boss.createQueue(name);

  const within = (tx: Tx) => ({
    executeSql: async (text: string, values: unknown[]) => {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows: [...rows] };
    },
  });

  async function work<N extends JobName>(name: N, handle: (data: Jobs[N], id: string) => Promise<void>) {
    await boss.work<Jobs[N]>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs) => {
      for (const job of jobs) await handle(job.data, job.id);
    });
  }

  async function drainQueue<N extends JobName>(
    name: N,
    handle: (data: Jobs[N], id: string) => Promise<void>,
  ) {
    let handled = 0;
    for (;;) {
      const jobs = await boss.fetch<Jobs[N]>(name, { batchSize: 20 });
      if (jobs.length === 0) return handled;
      for (const job of jobs) {
        await handle(job.data, job.id);
        await boss.complete(name, job.id);
        handled += 1;
      }
    }
  }

  return {
    async emit(tx, ...events) {
      for (const event of events) await boss.send("event", event, { ...retry, db: within(tx) });
    },
    async queueMail(mail) {
      await boss.send("mail", mail, { ...retry, id: jobIdOf(mail.messageId) });
    },
    async start(handlers) {
      await work("event", handlers.event);
      await work("mail", handlers.mail);
      await boss.work(daily, async () => handlers.daily());
      await boss.schedule(daily, "0 7 * * *", {}, { tz: "Europe/Paris" });
    },
    async drain(handlers) {
      for (;;) {
        const handled =
          (await drainQueue("event", handlers.event)) +
          (await drainQueue("mail", (mail) => handlers.mail(mail)));
        if (handled === 0) return;
      }
    },
    async backlog() {
      const sizes = await Promise.all(names.map((name) => boss.getQueueSize(name)));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, wait: true }),
  };
}
