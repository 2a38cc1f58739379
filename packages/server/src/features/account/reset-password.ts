import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { recordOwnAct } from "../audit/index.ts";
import { hashPassword } from "./passwords.ts";
import { revokeSessions } from "./sessions.ts";
import { findAccount, savePassword } from "./store.ts";
import { cancelTokens, findTokenAccount, useToken } from "./tokens.ts";
import { refuseWeakPassword } from "./weak-passwords.ts";

const invalidToken = () =>
  new DomainError("INVALID_TOKEN", "Ce lien n’est plus valable : demandez-en un nouveau.");

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
    await savePassword(tx, accountId, passwordHash);
    await cancelTokens(tx, { accountId, purpose: "password-reset", now });
    await revokeSessions(tx, { accountId, now });
    await recordOwnAct(tx, { kind: "password-changed", detail: { by: "link" }, accountId, at: now });
    await deps.queue.emit(tx, { type: "password-changed", accountId });
  });
}
