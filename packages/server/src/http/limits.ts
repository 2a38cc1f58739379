import { limits as rules } from "@mec/domain/account";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

type Rule = keyof typeof rules;

/** Too many tries: says when to come back. */
export class TooManyTries extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("TOO_MANY_REQUESTS");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Limits {
  /** Counts one try. @throws TooManyTries once the rule's points are used up. */
  count(rule: Rule, key: string): Promise<void>;
  /** @throws TooManyTries when the points are used up, without counting. */
  check(rule: Rule, key: string): Promise<void>;
  /** Forgets the tries of a key, after a success. */
  forget(rule: Rule, key: string): Promise<void>;
}

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Attempts counted in the database, so that a restart does not forgive them. */
export function databaseLimits(pool: pg.Pool): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([rule, { points, durationSeconds }]) => [
      rule,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limit",
        tableCreated: true,
        keyPrefix: rule,
        points,
        duration: durationSeconds,
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  const limiter = (rule: Rule) => {
    const found = limiters.get(rule);
    if (!found) throw new Error(`No limit is called ${rule}`);
    return found;
  };
  return {
    async count(rule, key) {
      try {
        await limiter(rule).consume(key.toLowerCase().slice(0, 200));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new TooManyTries(seconds(refusal.msBeforeNext));
        throw refusal;
      }
    },
    async check(rule, key) {
      const state = await limiter(rule).get(key.toLowerCase().slice(0, 200));
      if (state && state.consumedPoints >= rules[rule].points)
        throw new TooManyTries(seconds(state.msBeforeNext));
    },
    async forget(rule, key) {
      await limiter(rule).delete(key.toLowerCase().slice(0, 200));
    },
  };
}
