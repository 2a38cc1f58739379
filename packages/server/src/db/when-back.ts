import { setTimeout as pause } from "node:timers/promises";
import { isUnavailable } from "./unavailable.ts";

const againMilliseconds = 500;

/**
 * Does what must not stay undone because the database is away for a moment, as soon as it is back.
 * @throws what `work` throws otherwise, or when nobody waits any more.
 */
export async function whenBack<T>(work: () => Promise<T>, isGivenUp: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isGivenUp() || !isUnavailable(error)) throw error;
    }
    await pause(againMilliseconds, undefined, { ref: false });
  }
}

/**
 * The same for what nobody has to wait for.
 * @returns after the first try, whether or not the database was there.
 * @throws what `work` throws the first time, but that the database is away.
 */
export async function nowOrWhenBack(work: () => Promise<void>, patienceMs: number): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const deadline = Date.now() + patienceMs;
    whenBack(work, () => Date.now() > deadline).catch(() => {});
  }
}
