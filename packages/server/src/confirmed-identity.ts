import { isFreshlyConfirmed } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import type { Actor } from "./deps.ts";

/**
 * For what takes, exports or destroys an account: a session alone does not open it. Calls that say `fresh` are guarded
 * by it where they are bound; a verb asks for it by itself when only some of what it does is of that kind.
 * @throws DomainError CONFIRMATION_OF_IDENTITY_NEEDED
 */
export function requireConfirmedIdentity({ confirmedAt }: Pick<Actor, "confirmedAt">, now: Date): void {
  if (isFreshlyConfirmed(confirmedAt, now)) return;
  throw new DomainError(
    "CONFIRMATION_OF_IDENTITY_NEEDED",
    "Pour continuer, confirmez d’abord que c’est bien vous.",
  );
}
