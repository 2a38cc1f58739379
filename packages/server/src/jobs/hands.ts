import { setTimeout as pause } from "node:timers/promises";
import type { JobName } from "./job-data.ts";

/** How many jobs of each kind a node is at. */
export const hands: Readonly<Record<JobName, number>> = { event: 2, mail: 4 };

const pollingMilliseconds = 500;
/** So long is waited for what is under way when the server stops. */
const stopMilliseconds = 6_000;

/** What looks for work twice a second, once it has done what it found. */
export interface Hand {
  /** @returns once it rests, or is no longer waited for. */
  stop(): Promise<void>;
}

function startHand(sweep: () => Promise<unknown>, onError: (error: Error) => void): Hand {
  let isStopping = false;
  let underWay: Promise<void> = Promise.resolve();
  let next = setTimeout(look, pollingMilliseconds);
  function look() {
    const sweeping = sweep().then(() => {}, onError);
    underWay = sweeping.then(() => {
      if (!isStopping) next = setTimeout(look, pollingMilliseconds);
    });
  }
  return {
    async stop() {
      isStopping = true;
      clearTimeout(next);
      await Promise.race([underWay, pause(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}

/** Mails do not wait for events that take long, nor events for a mail server that does not answer: each has hands of its own. */
export const startHands = (
  name: JobName,
  sweep: () => Promise<unknown>,
  onError: (error: Error) => void,
): Hand[] => Array.from({ length: hands[name] }, () => startHand(sweep, onError));
