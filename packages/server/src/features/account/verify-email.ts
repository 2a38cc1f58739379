import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { dropFiles } from "../../meeting/stored-files.ts";
import { confirmAddress } from "./confirmed-address.ts";
import { confirmChange } from "./email-change/confirm.ts";
import { wasConfirmedByToken } from "./email-change/store.ts";
import { findTokenAccount, useToken, wasSentTo } from "./tokens.ts";

const invalidToken = () =>
  new DomainError(
    "INVALID_TOKEN",
    "Ce lien n’est plus valable. Depuis votre profil, demandez un nouvel e-mail de confirmation.",
  );

/** @returns whether the token was mailed to an account's present address. */
async function confirmOwnAddress(deps: Deps, tx: Tx, token: string): Promise<boolean> {
  const now = deps.now();
  const accountId = await findTokenAccount(tx, { token, purpose: "email-verification", now });
  if (accountId === undefined || !(await useToken(tx, token, now))) return false;
  await confirmAddress(deps, tx, { accountId, now });
  return true;
}

/** Whether the person who is signed in opens again the link by which the account's present address was confirmed. */
async function isOwnAgain({ db }: Deps, token: string, actor: Actor | null): Promise<boolean> {
  if (!actor?.emailVerified) return false;
  const own = { accountId: actor.id, email: actor.email };
  return (
    (await wasSentTo(db, token, { ...own, purpose: "email-verification" })) ||
    (await wasConfirmedByToken(db, token, own))
  );
}

/**
 * Confirms the address to which a token was mailed: an account's present one, or the new one that it waits
 * for. A link that did so already is no failure for its own account; nobody else learns anything from it.
 * @throws DomainError INVALID_TOKEN, EMAIL_ALREADY_USED
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
  identify: () => Promise<Actor | null>,
): Promise<void> {
  const files = await inTransaction(deps.db, async (tx) =>
    (await confirmOwnAddress(deps, tx, token)) ? [] : confirmChange(deps, tx, token),
  );
  if (files) return dropFiles(deps, files);
  if (!(await isOwnAgain(deps, token, await identify()))) throw invalidToken();
}
