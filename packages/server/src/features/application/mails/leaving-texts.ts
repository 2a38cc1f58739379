import { dueUntilLeft, elsewhereText, isInOperation, retractInstead } from "@mec/domain/application";
import { essentialLabels } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import { lowerFirst } from "../../../documents/to-sign/essentials.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { getLeaving } from "../../document/index.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** What a consumer's documents ask of him as he leaves, in their own words or by where they are, and what goes on; a producer's contracts tell theirs. */
export async function leavingTexts(
  deps: Deps,
  { participant, status }: Pick<ApplicationFacts, "participant" | "status">,
): Promise<MailParagraph[]> {
  if (participant.kind === "producer") return [];
  const leaving = await getLeaving(deps, participant);
  const { terms, elsewhere, otherPlaces, retractUntil } = leaving;
  // How one leaves is told: he has asked. The page that this mail leads to says all.
  const lines = terms
    .filter(({ label }) => label !== essentialLabels.leaving)
    .map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`);
  return [
    retractUntil
      ? `${retractInstead(retractUntil)}\u00a0: le bouton est sur la page de votre candidature.`
      : [],
    dueUntilLeft(leaving, isInOperation(status)) ?? [],
    lines.length > 0 ? { list: lines } : [],
    elsewhereText(elsewhere) ?? [],
    otherPlaces ?? [],
  ].flat();
}
