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
type Handle<N extends JobName> = (data: Jobs[N], jobId: string) => Promise<void>;

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
const pollingMilliseconds = 500;

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

  /** One job: done, or given back to be tried again later. */
  async function settle<N extends JobName>(
    name: N,
    job: PgBoss.Job<Jobs[N]>,
    handle: Handle<N>,
  ): Promise<void> {
    try {
      await handle(job.data, job.id);
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
      await boss.fail(name, job.id, { message: String(error) });
      return;
    }
    await boss.complete(name, job.id);
  }

  /** Handles what waits in a queue, one after the other. @returns how many there were. */
  async function sweep<N extends JobName>(name: N, handle: Handle<N>): Promise<number> {
    let handled = 0;
    for (;;) {
      const jobs = await boss.fetch<Jobs[N]>(name, { batchSize: 20 });
      if (jobs.length === 0) return handled;
      for (const job of jobs) await settle(name, job, handle);
      handled += jobs.length;
    }
  }

  /** Events cause mails: until neither is left. */
  async function drain(handlers: Handlers): Promise<void> {
    while ((await sweep("event", handlers.event)) + (await sweep("mail", (mail) => handlers.mail(mail))) > 0);
  }

  let polling: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  function poll(handlers: Handlers) {
    polling = setTimeout(() => {
      underWay = drain(handlers)
        .catch(options.onError)
        .then(() => {
          if (polling) poll(handlers);
        });
    }, pollingMilliseconds);
  }

  return {
    async emit(tx, ...events) {
      for (const event of events) await boss.send("event", event, { ...retry, db: within(tx) });
    },
    async queueMail(mail) {
      await boss.send("mail", mail, { ...retry, id: jobIdOf(mail.messageId) });
    },
    async start(handlers) {
      poll(handlers);
      await boss.work(daily, async () => handlers.daily());
      await boss.schedule(daily, "0 7 * * *", {}, { tz: "Europe/Paris" });
    },
    drain,
    async backlog() {
      const sizes = await Promise.all(names.map((name) => boss.getQueueSize(name)));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async stop() {
      clearTimeout(polling);
      polling = undefined;
      await underWay;
      await boss.stop({ graceful: true, timeout: 8_000, wait: true });
    },
  };
}
