import { contractEndPage } from "@mec/api/point";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { webLink } from "../../../jobs/reaction.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** Where the holder of a plant says when its purchase contract ends, as long as that is asked of him. */
export const contractEndLinks = (
  deps: Deps,
  { contractToEnd, participant }: Pick<ApplicationFacts, "contractToEnd" | "participant">,
): MailParagraph[] =>
  contractToEnd === "older"
    ? [
        {
          links: [
            { label: "Dire la fin du contrat d’achat", url: webLink(deps, contractEndPage(participant.id)) },
          ],
        },
      ]
    : [];
