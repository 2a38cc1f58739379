import { DomainError } from "@mec/domain/shared";
import { pointColumn } from "../../db/participant-columns.ts";
import { type Tx, violatedUnique } from "../../db/transaction.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { takingPart } from "./scopes.ts";

/**
 * An operation knows its participants by their meters: two applications may not hold the same one.
 * @throws DomainError PRM_ALREADY_ACCEPTED
 */
export async function renameAcceptedMeter(
  tx: Tx,
  { participant: { kind, id }, prm }: MomentOf<"meter-changed">,
): Promise<void> {
  try {
    await tx
      .updateTable("application")
      .set({ prm: prm === "" ? null : prm })
      .where(pointColumn[kind], "=", id)
      .where(takingPart())
      .execute();
  } catch (error) {
    if (violatedUnique(error) !== "application_accepted_prm") throw error;
    throw new DomainError("PRM_ALREADY_ACCEPTED", "Ce PDL participe déjà à un projet.");
  }
}
