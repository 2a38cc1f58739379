import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { closePending } from "../email-change/store.ts";
import { eraseFactors, lockFactors } from "../factors/factor-store.ts";
import { revokeSessions } from "../sessions/sessions.ts";
import { type Account, findAccount, savePassword } from "../store.ts";
import { cancelTokens, findTokenAccount, useToken } from "../tokens.ts";
import { hashPassword } from "./passwords.ts";
import { refuseWeakPassword } from "./weak-passwords.ts";

const invalidToken = () =>
  new DomainError("INVALID_TOKEN", "Ce lien n’est plus valable : demandez-en un nouveau.");

/**
 * The mailbox takes the account: sessions end, and a change to another address that waits is given up. Factors of an
 * account that never proved this mailbox are those of whoever typed it.
 */
async function giveToMailbox(
  tx: Tx,
  { id: accountId, emailVerified }: Pick<Account, "id" | "emailVerified">,
  now: Date,
): Promise<void> {
  await cancelTokens(tx, { accountId, purpose: "password-reset", now });
  await closePending(tx, accountId, now);
  if (!emailVerified) await eraseFactors(tx, accountId);
  await revokeSessions(tx, { accountId, now });
}

/**
 * Sets a new password with a mailed token, and ends every session: everybody must log in again.
 * @throws DomainError INVALID_TOKEN, WEAK_PASSWORD
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const now = deps.now();
  const accountId = await findTokenAccount(deps.db, { token, purpose: "password-reset", now });
  if (accountId === undefined) throw invalidToken();
  const account = await findAccount(deps.db, accountId);
  if (!account) throw invalidToken();
  refuseWeakPassword(password, account, "password");
  const passwordHash = await hashPassword(deps, password, accountId);
  await inTransaction(deps.db, async (tx) => {
    if (!(await useToken(tx, token, now))) throw invalidToken();
    await lockFactors(tx, accountId);
    await savePassword(tx, accountId, passwordHash);
    await giveToMailbox(tx, account, now);
    await recordOwnAct(tx, { kind: "password-changed", detail: { by: "link" }, accountId, at: now });
    await deps.queue.emit(tx, { type: "password-changed", accountId });
  });
}
