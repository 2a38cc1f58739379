import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import PgBoss from "pg-boss";
import type { Tx } from "../db/transaction.ts";
import type { Mail } from "../gateways/mail/port.ts";
import type { DomainEvent } from "./events.ts";
import {
  type JobData,
  type JobName,
  type Jobs,
  openJob,
  type QueuedMail,
  recipientOf,
  remainsOf,
  sealJob,
  withoutAddresses,
} from "./job-data.ts";
import { scrubFinishedJobs } from "./scrub.ts";

interface Work<N extends JobName> {
  readonly handle: (data: Jobs[N], jobId: string) => Promise<void>;
  /** What is done when the last try has failed. */
  readonly abandon: (data: Jobs[N], reason: string) => Promise<void>;
}

export interface Handlers {
  event(event: DomainEvent, jobId: string): Promise<void>;
  /** The last try at an event has failed: it will not be handled any more. */
  givenUp(event: DomainEvent): Promise<void>;
  mail(mail: Mail): Promise<void>;
  /** A mail did not leave, and will not any more. */
  mailGivenUp(mail: QueuedMail, reason: string): Promise<void>;
  /** Once a day. */
  daily(): Promise<void>;
}

export interface Retrying {
  /** Whether a mail to this address is among them. */
  hasMailTo(email: string): boolean;
  /** The documents that events are about. */
  readonly documentIds: ReadonlySet<string>;
}

export interface Queue {
  /** Saves an event in the transaction that caused it: it is handled after the commit, or never existed. */
  emit(tx: Tx, ...events: DomainEvent[]): Promise<void>;
  /** Queues a mail outside any transaction; the same `messageId` is queued once. */
  queueMail(mail: QueuedMail): Promise<void>;
  start(handlers: Handlers): Promise<void>;
  /** Handles all that waits, now, and returns when nothing is left. */
  drain(handlers: Handlers): Promise<void>;
  /** What has failed and is to be tried again. */
  retrying(): Promise<Retrying>;
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
/** What somebody waits for in front of a page passes before a sending of hundreds of papers. */
const urgent: readonly DomainEvent["type"][] = [
  "signature-code-wanted",
  "password-reset-requested",
  "login-locked",
  "email-verification-requested",
];
const daily = "daily";
const pollingMilliseconds = 500;
/** How many jobs of each kind a node is at. */
export const hands: Readonly<Record<JobName, number>> = { event: 2, mail: 4 };
/** Well before a job is taken for abandoned. */
const leaseMilliseconds = 30_000;
/** So long is waited for what is under way when the server stops. */
const stopMilliseconds = 6_000;

/** Mails and reactions, kept in the database by pg-boss. */
export async function openQueue(
  pool: pg.Pool,
  options: {
    onError(error: Error): void;
    /** Whether no other process has this queue: what was under way when it is opened was left by one that died. */
    isOnlyProcess?: boolean;
  },
): Promise<Queue> {
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

  let isStopping = false;
  /** The jobs that this process is at. */
  const atWork = new Set<string>();

  const report = (error: unknown) =>
    options.onError(error instanceof Error ? error : new Error(String(error)));

  /** Jobs that a process was at when it died start again, rather than when their time is over. */
  async function takeBack(): Promise<void> {
    const sql = `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = any($1)`;
    await pool.query(sql, [names]);
  }

  /** One job: done, or given back to be tried again later, until there is no later. */
  async function settle<N extends JobName>(
    name: N,
    job: PgBoss.JobWithMetadata<JobData>,
    { handle, abandon }: Work<N>,
  ): Promise<void> {
    let data: Jobs[N] | undefined;
    const lease = setInterval(() => renew(name, job.id).catch(report), leaseMilliseconds);
    atWork.add(job.id);
    try {
      data = openJob(name, job.id, job.data);
      await handle(data, job.id);
    } catch (error) {
      const reason = withoutAddresses(String(error));
      if (job.retryCount < job.retryLimit) {
        await boss.fail(name, job.id, { message: reason });
      } else {
        if (data) await abandon(data, reason).catch(report);
        await end(job, { state: "failed", remains: data ? remainsOf(name, data) : {}, reason });
      }
      const { kind, recipient } = job.data;
      report(
        name === "mail" ? new Error(`A mail did not leave (${kind}, to ${recipient}): ${reason}`) : error,
      );
      return;
    } finally {
      clearInterval(lease);
      atWork.delete(job.id);
    }
    await end(job, { state: "completed", remains: remainsOf(name, data), reason: null });
  }

  /** As long as its handler lives, a job is nobody else's, however long a mail server takes. */
  async function renew(name: JobName, id: string): Promise<void> {
    const sql = `update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'`;
    await pool.query(sql, [name, id]);
  }

  /** What is not done in time when the server stops is begun again by the next one, at once. */
  async function handBack(): Promise<void> {
    const sql = `update pgboss.job set state = 'retry', start_after = now() where name = any($1) and id = any($2) and state = 'active'`;
    await pool.query(sql, [names, [...atWork]]);
  }

  /** A job is over and says no more what it said, in one statement: nothing can come between. */
  async function end(
    { name, id }: PgBoss.Job<JobData>,
    { state, remains, reason }: { state: "completed" | "failed"; remains: JobData; reason: string | null },
  ): Promise<void> {
    await pool.query(
      `update pgboss.job set state = $3, completed_on = now(), data = $4, output = $5
      where name = $1 and id = $2 and state = 'active'`,
      [name, id, state, JSON.stringify(remains), reason && JSON.stringify({ message: reason })],
    );
  }

  /** Handles what waits in a queue, each job taken when there is a hand free for it. @returns how many there were. */
  async function sweep<N extends JobName>(name: N, work: Work<N>): Promise<number> {
    let handled = 0;
    while (!isStopping) {
      const [job] = await boss.fetch<JobData>(name, { batchSize: 1, includeMetadata: true });
      if (!job) return handled;
      await settle(name, job, work);
      handled += 1;
    }
    return handled;
  }

  const sweepAll = (name: JobName, handlers: Handlers): Promise<number> =>
    name === "event"
      ? sweep("event", { handle: handlers.event, abandon: handlers.givenUp })
      : sweep("mail", { handle: ({ mail }) => handlers.mail(mail), abandon: handlers.mailGivenUp });

  /** Events cause mails: until neither is left. */
  async function drain(handlers: Handlers): Promise<void> {
    while ((await sweepAll("event", handlers)) + (await sweepAll("mail", handlers)) > 0);
  }

  /** A hand of a queue: what it waits for, and what it is at. */
  const polling = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();
  /** Mails do not wait for events that take long, nor events for a mail server that does not answer. */
  function poll(name: JobName, hand: string, handlers: Handlers) {
    const later = setTimeout(() => {
      const sweeping = sweepAll(name, handlers).then(() => {}, options.onError);
      const settled = sweeping.then(() => {
        if (!isStopping) poll(name, hand, handlers);
      });
      underWay.set(hand, settled);
    }, pollingMilliseconds);
    polling.set(hand, later);
  }

  return {
    async emit(tx, ...events) {
      for (const event of events) {
        const priority = urgent.includes(event.type) ? 1 : 0;
        const id = randomUUID();
        await boss.send("event", sealJob("event", id, event), { ...retry, id, priority, db: within(tx) });
      }
    },
    async queueMail(queued) {
      const id = jobIdOf(queued.mail.messageId);
      await boss.send("mail", sealJob("mail", id, queued), { ...retry, id });
    },
    async start(handlers) {
      if (options.isOnlyProcess) await takeBack();
      await scrubFinishedJobs(pool);
      for (const name of names)
        for (let hand = 0; hand < hands[name]; hand += 1) poll(name, `${name} ${hand}`, handlers);
      await boss.work(daily, async () => {
        await scrubFinishedJobs(pool);
        await handlers.daily();
      });
      await boss.schedule(daily, "0 7 * * *", {}, { tz: "Europe/Paris" });
    },
    drain,
    async retrying() {
      const { rows } = await pool.query<{ recipient: string | null; document_ids: string[] | null }>(
        `select data->>'recipient' as recipient, data->'documentIds' as document_ids from pgboss.job
        where name = any($1) and (state = 'retry' or (state = 'active' and retry_count > 0))`,
        [names],
      );
      const recipients = new Set(rows.flatMap(({ recipient }) => recipient ?? []));
      return {
        hasMailTo: (email) => recipients.has(recipientOf(email)),
        documentIds: new Set(rows.flatMap(({ document_ids }) => document_ids ?? [])),
      };
    },
    async backlog() {
      const sizes = await Promise.all(names.map((name) => boss.getQueueSize(name)));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async stop() {
      isStopping = true;
      for (const later of polling.values()) clearTimeout(later);
      await Promise.race([
        Promise.all(underWay.values()),
        pause(stopMilliseconds, undefined, { ref: false }),
      ]);
      if (atWork.size > 0) await handBack();
      await boss.stop({ graceful: true, timeout: 1_000, wait: true });
    },
  };
}
