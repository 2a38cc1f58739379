import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { emailAlreadyUsed, refuseReservedEmail } from "../create-account.ts";
import { holdSession } from "../sessions/sessions.ts";
import { findCredentials } from "../store.ts";
import { closePending, findPending, insertChange, prolongPending } from "./store.ts";

/**
 * Call it before a change is begun, outside any transaction.
 * @returns whether there is a change to begin: the same one may wait already.
 * @throws DomainError EMAIL_ALREADY_USED
 * @throws TooManyTries
 */
export async function admitChange(deps: Deps, actor: Actor, email: string): Promise<boolean> {
  const now = deps.now();
  const pending = await findPending(deps.db, actor.id, now);
  if (pending?.email.toLowerCase() === email.toLowerCase()) return false;
  await deps.limits.count("verificationPerEmail", email);
  await deps.limits.count("emailChangesPerAccount", actor.id);
  if (await findCredentials(deps.db, email)) throw emailAlreadyUsed();
  await refuseReservedEmail(deps.db, { email, accountId: actor.id, now });
  return true;
}

/**
 * The new address takes effect once its link was opened; the former one is told at once.
 * @throws DomainError INVALID_REFRESH_TOKEN when the session was ended meanwhile.
 */
export async function beginChange(deps: Deps, tx: Tx, actor: Actor, email: string): Promise<void> {
  const secret = deps.config.sessionSecret;
  const now = deps.now();
  const changeId = await insertChange(tx, { accountId: actor.id, email, secret, now });
  await holdSession(tx, actor, now);
  await deps.queue.emit(tx, { type: "email-change-asked", changeId, firstName: actor.firstName });
}

/**
 * Sends the link to the new address again, valid as long as a fresh one.
 * @throws DomainError NOT_FOUND when no change waits.
 * @throws TooManyTries
 */
export async function resendChangeLink(deps: Deps, actor: Actor): Promise<void> {
  const now = deps.now();
  const pending = await findPending(deps.db, actor.id, now);
  if (!pending) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  await deps.limits.count("verificationPerEmail", pending.email);
  await inTransaction(deps.db, async (tx) => {
    await prolongPending(tx, pending.id, now);
    await deps.queue.emit(tx, { type: "email-change-link-wanted", changeId: pending.id });
  });
}

/** Cancels the change: the account keeps its address, and the link to the new one no longer works. */
export async function cancelChange(deps: Deps, actor: Actor): Promise<void> {
  await closePending(deps.db, actor.id, deps.now());
}
