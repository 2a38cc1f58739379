import type PgBoss from "pg-boss";
import { whenBack } from "../db/when-back.ts";
import { NoSuchMailbox } from "../gateways/mail/port.ts";
import { type JobData, type JobName, type Jobs, openJob, remainsOf, withoutAddresses } from "./job-data.ts";
import type { JobTable } from "./job-table.ts";
import type { Lease } from "./send.ts";

/** How the jobs of a queue are handled. */
export interface Work<N extends JobName> {
  readonly handle: (data: Jobs[N], jobId: string) => Promise<void>;
  /** Called when the last try has failed, or another one would be of no use. */
  readonly abandon: (data: Jobs[N], reason: string) => Promise<void>;
}

/** What a process needs to settle jobs. */
export interface Desk {
  readonly boss: PgBoss;
  readonly table: JobTable;
  readonly lease: Lease;
  /** The jobs that this process is doing. */
  readonly atWork: Set<string>;
  /** Once true, unfinished jobs are not resumed. */
  isClosing: boolean;
  /** While it is true, other processes do the jobs. */
  isResting(): boolean;
  report(error: unknown): void;
}

type Job = PgBoss.JobWithMetadata<JobData>;

/** Renews a job's lease while its handler runs, however long a mail server takes. @returns what ends the lease. */
function hold({ table, lease, atWork, report }: Desk, name: JobName, id: string): () => void {
  const renewing = setInterval(() => table.renew(name, id).catch(report), lease.renewMs);
  atWork.add(id);
  return () => {
    clearInterval(renewing);
    atWork.delete(id);
  };
}

/** Records what became of a job, as soon as the database answers: an unrecorded job is done again. */
const say = (desk: Desk, words: () => Promise<unknown>) => whenBack(words, () => desk.isClosing);

type Attempt<N extends JobName> =
  | { readonly done: true; readonly data: Jobs[N] }
  /** Undefined when the job could not be decrypted. */
  | { readonly done: false; readonly data: Jobs[N] | undefined; readonly error: unknown };

async function attempt<N extends JobName>(name: N, job: Job, { handle }: Work<N>): Promise<Attempt<N>> {
  let data: Jobs[N] | undefined;
  try {
    data = openJob(name, job.id, job.data);
    await handle(data, job.id);
    return { done: true, data };
  } catch (error) {
    return { done: false, data, error };
  }
}

/** A job is given up for good. */
async function giveUp<N extends JobName>(
  desk: Desk,
  name: N,
  { id }: Job,
  {
    data,
    reason,
    abandon,
    state,
  }: {
    data: Jobs[N] | undefined;
    reason: string;
    abandon: Work<N>["abandon"];
    state: "failed" | "cancelled";
  },
): Promise<void> {
  if (data) await abandon(data, reason).catch(desk.report);
  const remains = data ? remainsOf(name, data) : {};
  await say(desk, () => desk.table.end(name, id, { state, remains, reason }));
}

async function end<N extends JobName>(desk: Desk, name: N, job: Job, work: Work<N>): Promise<void> {
  const tried = await attempt(name, job, work);
  if (tried.done) {
    const remains = remainsOf(name, tried.data);
    await say(desk, () => desk.table.end(name, job.id, { state: "completed", remains, reason: null }));
    return;
  }
  const { data, error } = tried;
  const reason = withoutAddresses(String(error));
  const isHopeless = error instanceof NoSuchMailbox;
  const state = isHopeless ? "cancelled" : "failed";
  if (job.retryCount < job.retryLimit && !isHopeless)
    await say(desk, () => desk.boss.fail(name, job.id, { message: reason }));
  else await giveUp(desk, name, job, { data, reason, abandon: work.abandon, state });
  const { kind, recipient } = job.data;
  desk.report(
    name === "mail" ? new Error(`A mail did not leave (${kind}, to ${recipient}): ${reason}`) : error,
  );
}

/** One job: done, or handed back for a later try until the last one. */
export async function settle<N extends JobName>(desk: Desk, name: N, job: Job, work: Work<N>): Promise<void> {
  const letGo = hold(desk, name, job.id);
  try {
    await end(desk, name, job, work);
  } finally {
    letGo();
  }
}
