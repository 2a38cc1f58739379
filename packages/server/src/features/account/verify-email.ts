import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { dropFiles } from "../../meeting/stored-files.ts";
import { confirmAddress } from "./confirmed-address.ts";
import { confirmChange } from "./email-change/confirm.ts";
import { findTokenAccount, useToken } from "./tokens.ts";

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

/**
 * Confirms the address to which a token was mailed: an account's present one, or the new one that it waits
 * for.
 * @throws DomainError INVALID_TOKEN, EMAIL_ALREADY_USED
 */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const files = await inTransaction(deps.db, async (tx) => {
    if (await confirmOwnAddress(deps, tx, token)) return [];
    const keys = await confirmChange(deps, tx, token);
    if (!keys) throw invalidToken();
    return keys;
  });
  await dropFiles(deps, files);
}
