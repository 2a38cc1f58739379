import type pg from "pg";
import PgBoss from "pg-boss";
import type { Tx } from "../db/transaction.ts";
import type { DomainEvent } from "./events.ts";
import type { Handlers } from "./handlers.ts";
import { type Hand, startHand, startHands } from "./hands.ts";
import { jobNames, type QueuedMail, recipientOf, withoutAddresses } from "./job-data.ts";
import { type JobTable, jobTable, keeping, type QueueStanding } from "./job-table.ts";
import { scrubFinishedJobs } from "./scrub.ts";
import { emit, type Lease, queueMails } from "./send.ts";
import type { Desk } from "./settle.ts";
import { drain, sweepQueue } from "./sweep.ts";

export interface Retrying {
  /** Whether a mail to this address has failed and will be tried again. */
  hasMailTo(email: string): boolean;
  /** The documents that events are about. */
  readonly documentIds: ReadonlySet<string>;
}

export interface Queue {
  /** Saves an event in the transaction that caused it: it is handled after the commit, or never existed. */
  emit(tx: Tx, ...events: DomainEvent[]): Promise<void>;
  /** The same for an event that is handled so many seconds later at the earliest; of one `name` once, as long as it is kept. */
  emitAfter(tx: Tx, seconds: number, event: DomainEvent, name?: string): Promise<void>;
  /** Queues a mail outside any transaction; the same `messageId` is queued once. */
  queueMail(mail: QueuedMail): Promise<void>;
  /** Queues mails in the transaction that notes that they are. */
  queueMails(tx: Tx, ...mails: QueuedMail[]): Promise<void>;
  /** @param isResting while it is true, this process begins no job: other nodes do the work */
  start(handlers: Handlers, isResting?: () => boolean): Promise<void>;
  /** Handles everything queued, now, and returns when nothing is left. */
  drain(handlers: Handlers): Promise<void>;
  /** What has failed and will be tried again. */
  retrying(): Promise<Retrying>;
  /** How many jobs are due or will be retried, for the readiness check. */
  backlog(): Promise<number>;
  /** How each kind of jobs stands. */
  standing(): Promise<QueueStanding[]>;
  stop(): Promise<void>;
}

const daily = "daily";
const dailyLookMs = 2_000;

interface QueueOptions {
  onError(error: Error): void;
  /** Whether no other process uses this queue: a job found running at the opening was left by a process that died. */
  isOnlyProcess?: boolean;
  lease?: Lease;
}

/** Several renewals may fail before a job counts as abandoned. */
const usualLease: Lease = { seconds: 60, renewMs: 15_000 };

async function startBoss(pool: pg.Pool, { onError }: QueueOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...keeping,
    // How often to look for jobs of a process that died.
    maintenanceIntervalSeconds: 20,
  });
  boss.on("error", onError);
  await boss.start();
  for (const name of [...jobNames, daily]) await boss.createQueue(name);
  return boss;
}

/** Does the day's work, once on whichever node looks first. */
async function sweepDaily({ boss, table, isResting }: Desk, handlers: Handlers): Promise<void> {
  const [job] = isResting() ? [] : await boss.fetch(daily);
  if (!job) return;
  try {
    await scrubFinishedJobs(table);
    await handlers.daily();
    await boss.complete(daily, job.id);
  } catch (error) {
    await boss.fail(daily, job.id, { message: withoutAddresses(String(error)) });
    throw error;
  }
}

async function startDaily(desk: Desk, handlers: Handlers, onError: (error: Error) => void): Promise<Hand> {
  await desk.boss.schedule(daily, "0 7 * * *", {}, { tz: "Europe/Paris" });
  return startHand(() => sweepDaily(desk, handlers), onError, dailyLookMs);
}

async function retrying(table: JobTable): Promise<Retrying> {
  const jobs = await table.retrying(jobNames);
  const recipients = new Set(jobs.flatMap(({ recipient }) => recipient ?? []));
  return {
    hasMailTo: (email) => recipients.has(recipientOf(email)),
    documentIds: new Set(jobs.flatMap(({ documentIds }) => documentIds ?? [])),
  };
}

/** Jobs not finished in time are restarted by the next process, at once. */
async function close(desk: Desk, hands: readonly Hand[]): Promise<void> {
  desk.isClosing = true;
  await Promise.all(hands.map((hand) => hand.stop()));
  if (desk.atWork.size > 0) await desk.table.handBack(jobNames, [...desk.atWork]);
  await desk.boss.stop({ graceful: true, timeout: 1_000, wait: true });
}

/** Mails and reactions, stored in the database by pg-boss. */
export async function openQueue(pool: pg.Pool, options: QueueOptions): Promise<Queue> {
  const { onError, lease = usualLease } = options;
  const boss = await startBoss(pool, options);
  const table = jobTable(pool);
  const report = (error: unknown) => onError(error instanceof Error ? error : new Error(String(error)));
  const desk: Desk = {
    boss,
    table,
    lease,
    report,
    atWork: new Set(),
    isClosing: false,
    isResting: () => false,
  };
  const hands: Hand[] = [];
  return {
    emit: (tx, ...events) => emit(desk, tx, events),
    emitAfter: (tx, startAfter, event, name) => emit(desk, tx, [event], { startAfter, name }),
    queueMail: (queued) => queueMails(desk, [queued]),
    queueMails: (tx, ...mails) => queueMails(desk, mails, tx),
    async start(handlers, isResting = () => false) {
      desk.isResting = isResting;
      if (options.isOnlyProcess) await table.takeBack(jobNames);
      await scrubFinishedJobs(table);
      for (const name of jobNames)
        hands.push(startHands(name, (found) => sweepQueue(desk, name, handlers, found), onError));
      hands.push(await startDaily(desk, handlers, onError));
    },
    drain: (handlers) => drain(desk, handlers),
    retrying: () => retrying(table),
    backlog: () => table.backlog(jobNames),
    standing: () => table.standing(jobNames),
    stop: () => close(desk, hands),
  };
}
