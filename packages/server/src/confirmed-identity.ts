import { isFreshlyConfirmed } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import type { Actor } from "./deps.ts";

/**
 * Required for what takes, exports or destroys an account: a session alone does not allow it. Calls marked
 * `fresh` check it where they are bound; a handler checks it itself when only part of what it does is of that
 * kind.
 * @throws DomainError CONFIRMATION_OF_IDENTITY_NEEDED
 */
export function requireConfirmedIdentity({ confirmedAt }: Pick<Actor, "confirmedAt">, now: Date): void {
  if (isFreshlyConfirmed(confirmedAt, now)) return;
  throw new DomainError(
    "CONFIRMATION_OF_IDENTITY_NEEDED",
    "Pour continuer, confirmez d’abord que c’est bien vous.",
  );
}
