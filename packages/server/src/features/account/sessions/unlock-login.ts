import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { findAccount } from "../store.ts";
import { findTokenAccount } from "../tokens.ts";

/**
 * Lets a locked-out person try again at once, from anywhere: past failures are forgotten. The browser that
 * opened the link keeps its token, so that a stranger who goes on trying does not lock it out again.
 * @throws DomainError INVALID_TOKEN
 */
export async function unlockLogin(deps: Deps, token: string): Promise<void> {
  const accountId = await findTokenAccount(deps.db, { token, purpose: "login-unlock", now: deps.now() });
  const account = accountId === undefined ? null : await findAccount(deps.db, accountId);
  if (!account) {
    throw new DomainError(
      "INVALID_TOKEN",
      "Ce lien n’est plus valable. Patientez quelques minutes, puis connectez-vous.",
    );
  }
  await deps.limits.forget("loginPerEmail", account.email);
}
