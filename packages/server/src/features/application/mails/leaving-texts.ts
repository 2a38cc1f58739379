import { dueUntilLeft, elsewhereText, isInOperation } from "@mec/domain/application";
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
  const { terms, signed, elsewhere, otherPlaces } = leaving;
  const lines = terms.map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`);
  return [
    dueUntilLeft(leaving, isInOperation(status)) ?? [],
    lines.length > 0 ? { list: lines } : [],
    elsewhereText(elsewhere, signed.length === 0) ?? [],
    otherPlaces ?? [],
  ].flat();
}
