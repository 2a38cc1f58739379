import type { Departure } from "@mec/domain/application";
import { DomainError, formatDate } from "@mec/domain/shared";

/** What the owner has settled with the grid operator, buyers and sellers is his to change. @throws DomainError INVALID_TRANSITION */
export function refuseSettled(departure: Departure | null): void {
  if (departure?.settledFor === undefined) return;
  if (departure.isOwners)
    throw new DomainError(
      "INVALID_TRANSITION",
      `Le porteur du projet met fin à votre participation le ${formatDate(departure.settledFor)}\u00a0: écrivez-lui, il peut y renoncer.`,
    );
  throw new DomainError(
    "INVALID_TRANSITION",
    `Votre départ est réglé pour le ${formatDate(departure.settledFor)}\u00a0: écrivez au porteur du projet, qui peut changer ce jour ou y renoncer.`,
  );
}
