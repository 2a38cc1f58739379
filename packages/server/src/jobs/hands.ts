import { setTimeout as pause } from "node:timers/promises";
import type { JobName } from "./job-data.ts";

/** How many jobs of each kind a node does at once. */
export const hands: Readonly<Record<JobName, number>> = { event: 2, mail: 4 };

/** How often it looks, unless told. */
const pollingMilliseconds = 500;
/** How long a stopping server waits for running jobs, unless told. */
const stopMilliseconds = 6_000;

/** A worker that looks for jobs, after finishing those it found. */
export interface Hand {
  /** @returns once it is idle, or the wait is over. */
  stop(waitMs?: number): Promise<void>;
}

export function startHand(
  sweep: () => Promise<unknown>,
  onError: (error: Error) => void,
  everyMs = pollingMilliseconds,
): Hand {
  let isStopping = false;
  let underWay: Promise<void> = Promise.resolve();
  let next = setTimeout(look, everyMs);
  function look() {
    const sweeping = sweep().then(() => {}, onError);
    underWay = sweeping.then(() => {
      if (!isStopping) next = setTimeout(look, everyMs);
    });
  }
  return {
    async stop(waitMs = stopMilliseconds) {
      isStopping = true;
      clearTimeout(next);
      await Promise.race([underWay, pause(waitMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Each kind of jobs has workers of its own, so that slow events delay no mail, and a silent mail server no
 * event. One idle worker looks for jobs, and calls the next when it finds one: a kind without jobs costs one
 * query.
 * @param sweep does the jobs that it finds, and says of each that it found one.
 */
export function startHands(
  name: JobName,
  sweep: (found: () => void) => Promise<unknown>,
  onError: (error: Error) => void,
  everyMs = pollingMilliseconds,
): Hand {
  const working = new Set<Promise<void>>();
  function call(): void {
    if (working.size >= hands[name]) return;
    const work = Promise.resolve()
      .then(() => sweep(call))
      .then(() => {}, onError)
      .then(() => void working.delete(work));
    working.add(work);
  }
  const looking = setInterval(call, everyMs);
  return {
    async stop(waitMs = stopMilliseconds) {
      clearInterval(looking);
      await Promise.race([Promise.all(working), pause(waitMs, undefined, { ref: false })]);
    },
  };
}
