import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";

/**
 * Sends the confirmation link again; nothing for an address that is confirmed.
 * @throws TooManyTries
 */
export async function resendVerification(deps: Deps, actor: Actor): Promise<void> {
  if (actor.emailVerified) return;
  await deps.limits.count("verificationPerEmail", actor.email);
  await inTransaction(deps.db, (tx) =>
    deps.queue.emit(tx, { type: "email-verification-requested", accountId: actor.id }),
  );
}
