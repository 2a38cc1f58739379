import type { PasswordChange } from "@mec/domain/account";
import { inTransaction } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { holdSession, revokeSessions } from "../sessions/sessions.ts";
import { savePassword } from "../store.ts";
import { cancelTokens } from "../tokens.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { hashPassword } from "./passwords.ts";
import { refuseWeakPassword } from "./weak-passwords.ts";

/**
 * Sets a new password and ends the person's other sessions. The former password comes with the call, so no
 * other proof of identity is asked.
 * @throws DomainError BAD_CREDENTIALS, WEAK_PASSWORD
 * @throws TooManyTries
 */
export async function changePassword(
  deps: Deps,
  { currentPassword, newPassword }: PasswordChange,
  actor: Actor,
): Promise<void> {
  await checkOwnPassword(deps, actor, currentPassword, "Le mot de passe actuel est incorrect.");
  refuseWeakPassword(newPassword, actor, "newPassword");
  const passwordHash = await hashPassword(deps, newPassword, actor.id);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await savePassword(tx, actor.id, passwordHash);
    await holdSession(tx, actor, now);
    await revokeSessions(tx, { accountId: actor.id, keptSessionId: actor.sessionId, now });
    await cancelTokens(tx, { accountId: actor.id, purpose: "password-reset", now });
    await recordOwnAct(tx, {
      kind: "password-changed",
      detail: { by: "form" },
      accountId: actor.id,
      at: now,
    });
    await deps.queue.emit(tx, { type: "password-changed", accountId: actor.id });
  });
}
