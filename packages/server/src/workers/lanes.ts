import { availableParallelism } from "node:os";

export type LaneName = "hashing" | "quick" | "long";

export interface Lane {
  readonly threads: number;
  /** How many tasks may wait: of one person, and of all. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
  readonly retryAfterSeconds: number;
  /** The niceness of its threads relative to the one that answers requests, where the system supports it. */
  readonly nice: number;
  /**
   * Heap limit of a thread: four times what a study of 10,000 and its report need. With a distant limit V8
   * collects late, and the heap grows fourfold.
   */
  readonly heapMb: number;
  /** How long an idle thread is kept. */
  readonly idleMs: number;
  /**
   * Whether a running task is stopped, with its thread, once nobody waits for it. Tasks of the other lanes
   * are so short that they are left to end.
   */
  readonly isStopped: boolean;
}

const cores = availableParallelism();
const between = (least: number, most: number) => Math.max(least, Math.min(most, cores - 1));

/**
 * Tasks only wait for others of their kind: a login for no picture, a picture for no study. Two long tasks
 * always run at once, so that the study of a village does not wait for that of a town.
 */
export const lanes: Readonly<Record<LaneName, Lane>> = {
  hashing: {
    threads: between(1, 2),
    mostOfOne: 16,
    mostOfAll: 256,
    retryAfterSeconds: 2,
    nice: 0,
    heapMb: 1024,
    idleMs: Number.POSITIVE_INFINITY,
    isStopped: false,
  },
  quick: {
    threads: between(1, 4),
    mostOfOne: 16,
    mostOfAll: 256,
    retryAfterSeconds: 5,
    nice: 5,
    heapMb: 1024,
    idleMs: Number.POSITIVE_INFINITY,
    isStopped: false,
  },
  long: {
    threads: between(2, 4),
    mostOfOne: 6,
    mostOfAll: 64,
    retryAfterSeconds: 30,
    nice: 5,
    heapMb: 1024,
    idleMs: 60_000,
    isStopped: true,
  },
};
