import type { PasswordChange } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { hashPassword, isPasswordRight } from "./passwords.ts";
import { revokeSessions } from "./sessions.ts";
import { findPasswordHash, savePassword } from "./store.ts";
import { cancelTokens } from "./tokens.ts";

/** Who found a session open must not guess the password through it: failures count as those of a login. */
async function checkCurrentPassword(deps: Deps, password: string, actor: Actor): Promise<void> {
  await deps.limits.check("loginPerEmail", actor.email);
  const current = await findPasswordHash(deps.db, actor.id);
  if (!(await isPasswordRight(current, password))) {
    await deps.limits.count("loginPerEmail", actor.email);
    throw new DomainError("BAD_CREDENTIALS", "Le mot de passe actuel est incorrect.");
  }
  await deps.limits.check("loginPerEmail", actor.email);
}

/**
 * Sets a new password and ends the person's other sessions.
 * @throws DomainError BAD_CREDENTIALS
 * @throws TooManyTries
 */
export async function changePassword(
  deps: Deps,
  { currentPassword, newPassword }: PasswordChange,
  actor: Actor,
): Promise<void> {
  await checkCurrentPassword(deps, currentPassword, actor);
  const passwordHash = await hashPassword(newPassword);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await savePassword(tx, actor.id, passwordHash);
    await revokeSessions(tx, { accountId: actor.id, keptSessionId: actor.sessionId, now });
    await cancelTokens(tx, { accountId: actor.id, purpose: "password-reset", now });
    await deps.queue.emit(tx, { type: "password-changed", accountId: actor.id });
  });
}
