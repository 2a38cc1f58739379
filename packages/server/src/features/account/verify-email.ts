import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { markEmailVerified } from "./store.ts";
import { findTokenAccount, useToken } from "./tokens.ts";

const invalidToken = () =>
  new DomainError(
    "INVALID_TOKEN",
    "Ce lien n’est plus valable. Depuis votre profil, demandez un nouvel e-mail de confirmation.",
  );

/**
 * Confirms the address to which a token was mailed.
 * @throws DomainError INVALID_TOKEN
 */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const accountId = await findTokenAccount(tx, { token, purpose: "email-verification", now });
    if (accountId === undefined || !(await useToken(tx, token, now))) throw invalidToken();
    await markEmailVerified(tx, accountId, now);
  });
}
