import { canJoin } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findReach } from "../project/index.ts";
import { findApplicantPoint, type Parties } from "./store.ts";

/**
 * Accepting somebody from outside the perimeter asks for a confirmation (decisions §6).
 * @throws DomainError OUT_OF_PERIMETER.
 */
export async function checkPerimeter(tx: Tx, parties: Parties): Promise<void> {
  const { limitKm, places } = await findReach(tx, parties.projectId);
  const candidate = await findApplicantPoint(tx, parties.participant);
  if (canJoin(places, candidate, limitKm)) return;
  throw new DomainError(
    "OUT_OF_PERIMETER",
    `Avec ce point, l’opération dépasserait son périmètre de ${limitKm}\u00a0km entre les deux participants les plus éloignés. Confirmez pour l’accepter malgré tout.`,
  );
}
