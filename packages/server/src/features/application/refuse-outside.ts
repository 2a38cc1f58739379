import type { ProgressInput } from "@mec/domain/application";
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

/** The owner's steps that let somebody in: at once, or by the candidate's own yes, which asks the owner nothing. */
type LettingIn = "PROPOSAL" | "SIGNATURE";

/**
 * Whether the owner is asked first. An acceptance always asks; a price asks whoever says that he did not confirm, as our
 * pages do: a caller that says nothing of it never was.
 */
export const asksOutside = (step: ProgressInput): step is ProgressInput & { status: LettingIn } =>
  (step.status === "SIGNATURE" && !step.confirmOutOfPerimeter) ||
  (step.status === "PROPOSAL" && step.confirmOutOfPerimeter === false);

const confirmTexts: Record<LettingIn, string> = {
  PROPOSAL:
    "Si cette personne accepte votre prix, elle participe sans que rien ne vous soit redemandé\u00a0: confirmez pour le proposer malgré tout.",
  SIGNATURE: "Confirmez pour l’accepter malgré tout.",
};

function faultsText(faults: readonly PerimeterFault[], rule: PerimeterRule, site: Site): string {
  if (faults.length === 1 && faults[0] === "distance") {
    return `Avec ce point, l’opération dépasserait son périmètre de ${rule.limitKm}\u00a0km entre les deux participants les plus éloignés.`;
  }
  return `Avec ce point, l’opération ne respecterait plus les règles de son périmètre\u00a0: il ${perimeterFaultsText(faults, rule, site.commune)}.`;
}

/**
 * Accepting somebody from outside the perimeter asks for a confirmation, and so does proposing him a price.
 * @throws DomainError OUT_OF_PERIMETER.
 */
export async function refuseOutside(tx: Tx, parties: Parties, to: LettingIn): Promise<void> {
  const { id } = parties.participant;
  const { rule, sites, standers } = await findReach(tx, parties.projectId);
  const candidate = standers.find((stander) => stander.id === id)?.site;
  if (!candidate) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const faults = joiningFaults(rule, sites)(candidate);
  if (faults.length === 0) return;
  throw new DomainError("OUT_OF_PERIMETER", `${faultsText(faults, rule, candidate)} ${confirmTexts[to]}`);
}
