import {
  joiningFaults,
  type PerimeterFault,
  type PerimeterRule,
  perimeterFaultsText,
  type Site,
} from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findReach } from "../project/index.ts";
import type { Parties } from "./store.ts";

function refusalText(faults: readonly PerimeterFault[], rule: PerimeterRule, site: Site): string {
  if (faults.length === 1 && faults[0] === "distance") {
    return `Avec ce point, l’opération dépasserait son périmètre de ${rule.limitKm}\u00a0km entre les deux participants les plus éloignés. Confirmez pour l’accepter malgré tout.`;
  }
  return `Avec ce point, l’opération ne respecterait plus les règles de son périmètre\u00a0: il ${perimeterFaultsText(faults, rule, site.commune)}. Confirmez pour l’accepter malgré tout.`;
}

/**
 * Accepting somebody from outside the perimeter asks for a confirmation.
 * @throws DomainError OUT_OF_PERIMETER.
 */
export async function refuseOutside(tx: Tx, parties: Parties): Promise<void> {
  const { id } = parties.participant;
  const { rule, sites, standers } = await findReach(tx, parties.projectId);
  const candidate = standers.find((stander) => stander.id === id)?.site;
  if (!candidate) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const faults = joiningFaults(rule, sites)(candidate);
  if (faults.length === 0) return;
  throw new DomainError("OUT_OF_PERIMETER", refusalText(faults, rule, candidate));
}
