import { limits as rules } from "@mec/domain/account";
import { sql } from "kysely";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../db/connect.ts";
import { placeOf } from "./network.ts";

type Rule = keyof typeof rules;

/** Too many tries: says when to come back. */
export class TooManyTries extends Error {
  readonly retryAfterSeconds: number;
  /** How long the answer is delayed; what is held meanwhile (a turn, a transaction) is released first. */
  readonly delayMs: number;
  constructor(retryAfterSeconds: number, delayMs = 0) {
    super("TOO_MANY_REQUESTS");
    this.retryAfterSeconds = retryAfterSeconds;
    this.delayMs = delayMs;
  }
}

export interface Limits {
  /** Counts one try. @returns how many are left. @throws TooManyTries once the rule's points are used up. */
  count(rule: Rule, key: string): Promise<number>;
  /** Checks without counting. @throws TooManyTries when the points are used up. */
  check(rule: Rule, key: string): Promise<void>;
  /** Forgets the tries of a key, after a success. */
  forget(rule: Rule, key: string): Promise<void>;
}

/**
 * Counts one more, unless the limit is reached: for mails that one person makes another receive, which are then left
 * out. @returns whether it may be sent.
 */
export const mayCount = async (limits: Limits, rule: Rule, key: string): Promise<boolean> =>
  (await countOneMore(limits, rule, key)) !== null;

/** The same. @returns how many may still follow; null when the limit is reached. */
export async function countOneMore(limits: Limits, rule: Rule, key: string): Promise<number | null> {
  try {
    return await limits.count(rule, key);
  } catch (error) {
    if (error instanceof TooManyTries) return null;
    throw error;
  }
}

/** Whether one more may be counted: what is told to follow, before anything is done. */
export async function mayStillCount(limits: Limits, rule: Rule, key: string): Promise<boolean> {
  try {
    await limits.check(rule, key);
    return true;
  } catch (error) {
    if (error instanceof TooManyTries) return false;
    throw error;
  }
}

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** An IP address is counted by its network; any other key as it is, ignoring case. */
const keyOf = (rule: Rule, key: string): string =>
  (rule.endsWith("PerIp") ? placeOf(key) : key).toLowerCase().slice(0, 200);

function makeLimiter(pool: pg.Pool, rule: Rule): RateLimiterAbstract {
  const { points, durationSeconds: duration, ...place } = rules[rule];
  const common = { keyPrefix: rule, points, duration };
  if ("perNode" in place) return new RateLimiterMemory(common);
  return new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

/** Tries that no longer count. */
export async function eraseOldTries(db: Database, now: Date): Promise<void> {
  await sql`delete from rate_limit where expire < ${now.getTime()}`.execute(db);
}

const mostKnown = 10_000;
/**
 * A caller who goes on after a refusal is answered a little later each time: this slows a flood that waits
 * for answers.
 */
const slowMs = 250;

/**
 * Refuses repeated calls from memory: a flood must not query the database each time. Not used where a success
 * on another node forgives the tries.
 */
function knownRefusals(delayMs: number) {
  const until = new Map<string, number>();
  return {
    /** @throws TooManyTries, whose answer is delayed. */
    refuse(rule: Rule, key: string): void {
      const id = `${rule} ${keyOf(rule, key)}`;
      const end = until.get(id);
      if (end === undefined) return;
      if (end <= Date.now()) return void until.delete(id);
      throw new TooManyTries(seconds(end - Date.now()), delayMs);
    },
    remember(rule: Rule, key: string, milliseconds: number): void {
      if ("forgiven" in rules[rule]) return;
      const [oldest] = until.keys();
      if (until.size >= mostKnown && oldest !== undefined) until.delete(oldest);
      until.set(`${rule} ${keyOf(rule, key)}`, Date.now() + milliseconds);
    },
  };
}

/** Attempts counted in the database, so that a restart does not forgive them and nodes share them; some by node. */
export function databaseLimits(pool: pg.Pool, delayMs = slowMs): Limits {
  const limiters = new Map(
    Object.keys(rules).map((rule): [string, RateLimiterAbstract] => [rule, makeLimiter(pool, rule as Rule)]),
  );
  const limiter = (rule: Rule) => {
    const found = limiters.get(rule);
    if (!found) throw new Error(`No limit is called ${rule}`);
    return found;
  };
  const known = knownRefusals(delayMs);
  function refused(rule: Rule, key: string, { msBeforeNext }: RateLimiterRes): TooManyTries {
    known.remember(rule, key, msBeforeNext);
    return new TooManyTries(seconds(msBeforeNext));
  }
  return {
    async count(rule, key) {
      known.refuse(rule, key);
      try {
        return (await limiter(rule).consume(keyOf(rule, key))).remainingPoints;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw refused(rule, key, refusal);
        throw refusal;
      }
    },
    async check(rule, key) {
      known.refuse(rule, key);
      const state = await limiter(rule).get(keyOf(rule, key));
      if (state && state.consumedPoints >= rules[rule].points) throw refused(rule, key, state);
    },
    async forget(rule, key) {
      await limiter(rule).delete(keyOf(rule, key));
    },
  };
}
