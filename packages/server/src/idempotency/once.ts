import type { Database } from "../db/connect.ts";
import { withEffect } from "../db/effect.ts";
import type { Tx } from "../db/transaction.ts";
import { nowOrWhenBack } from "../db/when-back.ts";
import {
  type Asked,
  type Claim,
  claimKey,
  type KeptAnswer,
  keepAnswer,
  leaseMs,
  markDone,
  releaseKey,
} from "./store.ts";

export interface OnceDeps {
  readonly db: Database;
  readonly now: () => Date;
}

/** The work of a request under its key, how its output is kept, and whose data the answer turned out to hold. */
export interface Work<T> {
  perform(): Promise<T>;
  toAnswer(output: T): KeptAnswer;
  accountId(): Promise<string | null>;
}

async function perform<T>(deps: OnceDeps, claim: Claim, work: Work<T>): Promise<T> {
  const effect = { mark: (tx: Tx) => markDone(tx, claim, deps.now()) };
  let output: T;
  try {
    output = await withEffect(effect, work.perform);
  } catch (error) {
    await nowOrWhenBack(() => releaseKey(deps.db, claim), leaseMs);
    throw error;
  }
  const answer = work.toAnswer(output);
  await nowOrWhenBack(
    async () => keepAnswer(deps.db, claim, { answer, accountId: await work.accountId(), now: deps.now() }),
    leaseMs,
  );
  return output;
}

/**
 * Does the work under a key once; repeated within a day, the request gets the first answer. The work's
 * effects are committed with its key, so that a server that dies leaves no effect without it; a refusal
 * leaves the key free. What cannot be written about a key while the database is away is written as soon as it
 * is back.
 * @throws DomainError as `claimKey` and `work` do.
 */
export async function once<T>(
  deps: OnceDeps,
  asked: Asked,
  work: Work<T>,
): Promise<{ output: T } | { kept: KeptAnswer }> {
  const found = await claimKey(deps.db, asked, deps.now());
  if (!("claim" in found)) return { kept: found };
  return { output: await perform(deps, found, work) };
}
