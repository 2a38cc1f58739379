import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { TooManyTries } from "../../../limits/limits.ts";
import { findCredentials } from "../store.ts";
import { findTokenAccount } from "../tokens.ts";

/** The failed logins that limit this one. */
export interface Failures {
  /** @throws TooManyTries when this address or this place of origin has used up its tries. */
  check(): Promise<void>;
  count(): Promise<void>;
  /** Called after a right password: the failures of the address no longer count. */
  forget(): Promise<void>;
}

/** Whether the browser opened the link that was mailed to this address when it was locked out. */
async function cameByLink(deps: Deps, email: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const accountId = await findTokenAccount(deps.db, { token, purpose: "login-unlock", now: deps.now() });
  if (accountId === undefined) return false;
  return (await findCredentials(deps.db, email))?.account.id === accountId;
}

/**
 * Tells the address that it is locked out, at most once an hour; the same whether or not an account has it.
 */
async function tellLockedOut(deps: Deps, email: string): Promise<void> {
  try {
    await deps.limits.count("unlockMailsPerEmail", email);
  } catch (error) {
    if (error instanceof TooManyTries) return;
    throw error;
  }
  await inTransaction(deps.db, (tx) => deps.queue.emit(tx, { type: "login-locked", email }));
}

/**
 * Failures are counted for the e-mail and for the place; those of a person who opened his link, apart from
 * strangers'.
 */
export async function failuresOf(
  deps: Deps,
  email: string,
  { ip, unlockToken }: { ip: string; unlockToken: string | undefined },
): Promise<Failures> {
  const { limits } = deps;
  const rule = (await cameByLink(deps, email, unlockToken)) ? "loginPerUnlockLink" : "loginPerEmail";
  return {
    async check() {
      await limits.check("loginPerIp", ip);
      await limits.check(rule, email);
    },
    async count() {
      const left = await limits.count(rule, email);
      await limits.count("loginPerIp", ip);
      if (left === 0 && rule === "loginPerEmail") await tellLockedOut(deps, email);
    },
    async forget() {
      await limits.forget(rule, email);
    },
  };
}
