import { dayInParis } from "@mec/domain/shared";
import { unpricedText } from "@mec/domain/study";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { outcomeOfAnnounced } from "../../study/index.ts";
import type { ApplicationFacts } from "./mail-facts.ts";
import { gainOfOne } from "./priced-mail.ts";

/** What who was accepted without a price keeps: the estimate that his page had, that no price binds him yet, and what comes. */
export async function unpricedParagraphs(deps: Deps, facts: ApplicationFacts): Promise<MailParagraph[]> {
  const place = { projectId: facts.projectId, pointId: facts.participant.id };
  const { isGiven, outcome } = await outcomeOfAnnounced(deps, place);
  return [
    ...(outcome ? ["Ce que ce projet vous apporterait\u00a0:"] : []),
    ...gainOfOne({ facts, outcome }, dayInParis(deps.now())),
    ...(isGiven ? [] : [unpricedText("to-come", outcome !== null)]),
  ];
}
