import { DomainError } from "../shared/index.ts";

/** Why support may not approve this project yet: EMAIL_NOT_CONFIRMED. Null when it may. Hiding never waits. */
export function approvalObstacle({
  ownerConfirmed,
}: {
  readonly ownerConfirmed: boolean;
}): DomainError | null {
  if (ownerConfirmed) return null;
  return new DomainError(
    "EMAIL_NOT_CONFIRMED",
    "Ce projet attend la confirmation de l’adresse e-mail de son porteur\u00a0: il pourra être approuvé ensuite.",
  );
}
