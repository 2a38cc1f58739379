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

/** What a request does under its key, how its output is kept, and whose data the answer turned out to hold. */
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
 * Does what is asked for under a key once: asked for again within a day, the first answer is given. What it does is
 * committed with its key, so that a server that dies leaves no effect without it; a refusal leaves the key free.
 * What is lost of a key when the database goes away in the middle is written as soon as it is back.
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
