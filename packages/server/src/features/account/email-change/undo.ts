import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { refusingUsedEmail } from "../create-account.ts";
import { eraseFactorsSince, lockFactors, type RemovedFactors } from "../factors/factor-store.ts";
import { nobodysHash } from "../passwords/passwords.ts";
import { revokeSessions } from "../sessions/sessions.ts";
import { restoreEmail, savePassword } from "../store.ts";
import { cancelTokens } from "../tokens.ts";
import { closeByUndoToken, closeLater, type EmailChange } from "./store.ts";

const invalidToken = () =>
  new DomainError(
    "INVALID_TOKEN",
    "Ce lien n’est plus valable\u00a0: le changement a déjà été annulé, ou il date de plus de 7\u00a0jours.",
  );

/**
 * Whoever changed the address may know the password: every session ends, the password is replaced by one that
 * nobody knows, and factors added since are removed. Factors removed since do not come back.
 */
async function lockOut(tx: Tx, { accountId, askedAt }: EmailChange, now: Date): Promise<RemovedFactors> {
  await lockFactors(tx, accountId);
  await savePassword(tx, accountId, nobodysHash);
  for (const purpose of ["password-reset", "email-verification"] as const) {
    await cancelTokens(tx, { accountId, purpose, now });
  }
  await revokeSessions(tx, { accountId, now });
  return eraseFactorsSince(tx, accountId, askedAt);
}

async function restoreFormer(tx: Tx, change: EmailChange): Promise<void> {
  const { accountId, confirmedAt, formerEmail: email, formerVerifiedAt: verifiedAt } = change;
  if (confirmedAt === null || verifiedAt === null) return;
  await refusingUsedEmail(restoreEmail(tx, accountId, { email, verifiedAt }));
}

/**
 * The link in the former mailbox was used: the account gets its former address back, every session ends,
 * factors added since are removed, and a link to choose a new password is mailed there.
 * @throws DomainError INVALID_TOKEN, EMAIL_ALREADY_USED
 */
export async function undoChange(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const change = await closeByUndoToken(tx, token, now);
    if (!change) throw invalidToken();
    await closeLater(tx, change, now);
    await restoreFormer(tx, change);
    const removed = await lockOut(tx, change, now);
    const { accountId } = change;
    const removedFactors = removed.passkeys > 0 || removed.totp || removed.recoveryCodes;
    await recordOwnAct(tx, { kind: "email-change-undone", detail: { removedFactors }, accountId, at: now });
    await deps.queue.emit(tx, { type: "email-change-undone", accountId, removed });
  });
}
