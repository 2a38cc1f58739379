import { TooManyTries } from "./limits.ts";

/** How many pieces of work one person may have waiting. */
export const mostOfOne = 20;
const retrySeconds = 10;

/** Runs a piece of work once there is room for it. @throws TooManyTries when too many of this person's wait. */
export type InTurn = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs `room` pieces of work at once; the others wait, one of each person in turn, so that a flood delays its
 * own sender and leaves the database free for those who want little of it.
 */
export function inTurn(room: number): InTurn {
  let free = room;
  /** The waiting work of each person, in the order of their turns. */
  const lines = new Map<string, (() => void)[]>();

  function wait(whose: string): Promise<void> {
    const line = lines.get(whose) ?? [];
    if (line.length >= mostOfOne) throw new TooManyTries(retrySeconds);
    lines.set(whose, line);
    return new Promise((go) => line.push(go));
  }

  /** Gives the freed room to the next in line; the person just served then goes last. */
  function leave(): void {
    const [first] = lines;
    if (!first) {
      free += 1;
      return;
    }
    const [whose, [go, ...rest]] = first;
    lines.delete(whose);
    if (rest.length > 0) lines.set(whose, rest);
    go?.();
  }

  return async (whose, work) => {
    if (free > 0) free -= 1;
    else await wait(whose);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
