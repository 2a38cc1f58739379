import { setTimeout as pause } from "node:timers/promises";
import { isPassing } from "./unavailable.ts";

const againMilliseconds = 500;

/**
 * Retries what must be done, while the database is away or held up for a moment, until it is back.
 * @throws what `work` throws otherwise, or when the caller has given up.
 */
export async function whenBack<T>(work: () => Promise<T>, isGivenUp: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isGivenUp() || !isPassing(error)) throw error;
    }
    await pause(againMilliseconds, undefined, { ref: false });
  }
}

/**
 * The same for work whose end nobody needs to wait for.
 * @returns after the first try, whether or not the database was there.
 * @throws what `work` throws the first time, except that the database is away or held up.
 */
export async function nowOrWhenBack(work: () => Promise<void>, patienceMs: number): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    const deadline = Date.now() + patienceMs;
    whenBack(work, () => Date.now() > deadline).catch(() => {});
  }
}
