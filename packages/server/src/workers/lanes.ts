import { availableParallelism } from "node:os";

export type LaneName = "hashing" | "quick" | "long";

export interface Lane {
  readonly threads: number;
  /** How many tasks of one person may wait, and of all. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
  readonly retryAfterSeconds: number;
  /** How far its threads stand back behind the one that answers requests, where the system knows of that. */
  readonly nice: number;
  /** How long a thread that has nothing to do is kept. */
  readonly idleMs: number;
}

const cores = availableParallelism();
const between = (least: number, most: number) => Math.max(least, Math.min(most, cores - 1));

/**
 * Tasks of a kind wait for each other only: a login for no picture, a picture for no study. Of long ones there are always
 * two at once, so that the study of a village does not wait for that of a town.
 */
export const lanes: Readonly<Record<LaneName, Lane>> = {
  hashing: {
    threads: between(1, 2),
    mostOfOne: 16,
    mostOfAll: 256,
    retryAfterSeconds: 2,
    nice: 0,
    idleMs: Number.POSITIVE_INFINITY,
  },
  quick: {
    threads: between(1, 4),
    mostOfOne: 16,
    mostOfAll: 256,
    retryAfterSeconds: 5,
    nice: 5,
    idleMs: Number.POSITIVE_INFINITY,
  },
  long: {
    threads: between(2, 4),
    mostOfOne: 6,
    mostOfAll: 64,
    retryAfterSeconds: 30,
    nice: 5,
    idleMs: 60_000,
  },
};
