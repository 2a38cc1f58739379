import type { Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { confirmAddress } from "../confirmed-address.ts";
import { emailAlreadyUsed, refuseReservedEmail, refusingUsedEmail } from "../create-account.ts";
import { eraseInTransaction } from "../delete-account.ts";
import { findCredentials } from "../store.ts";
import { cancelTokens } from "../tokens.ts";
import { confirmByToken, type EmailChange } from "./store.ts";

/**
 * The person who proves an address gets it: an account that signed up with it meanwhile is deleted if it
 * never confirmed it, and stays if it did.
 * @returns the keys of the files that are deleted with the account.
 * @throws DomainError EMAIL_ALREADY_USED
 */
async function takeFromUnconfirmed(deps: Deps, tx: Tx, { email, accountId }: EmailChange): Promise<string[]> {
  const known = await findCredentials(tx, email);
  if (!known || known.account.id === accountId) return [];
  const { account } = known;
  if (account.emailVerified) throw emailAlreadyUsed();
  const keys = await eraseInTransaction(deps, tx, account);
  await deps.queue.emit(tx, {
    type: "account-yielded",
    email: account.email,
    firstName: account.firstName,
  });
  return keys;
}

/**
 * The link to the new address was opened: it becomes the account's, and reset links sent to the former one no
 * longer work.
 * @returns the keys of files to drop after the commit; null when the token is not that of a change.
 * @throws DomainError EMAIL_ALREADY_USED
 */
export async function confirmChange(deps: Deps, tx: Tx, token: string): Promise<string[] | null> {
  const now = deps.now();
  const change = await confirmByToken(tx, token, now);
  if (!change) return null;
  const { accountId, email } = change;
  const keys = await takeFromUnconfirmed(deps, tx, change);
  await refusingUsedEmail(confirmAddress(deps, tx, { accountId, newEmail: email, now }));
  await refuseReservedEmail(tx, { email, accountId, now });
  for (const purpose of ["password-reset", "email-verification"] as const) {
    await cancelTokens(tx, { accountId, purpose, now });
  }
  await recordOwnAct(tx, { kind: "email-changed", detail: {}, accountId, at: now });
  await deps.queue.emit(tx, { type: "email-change-confirmed", changeId: change.id });
  return keys;
}
