import { pages } from "@mec/api";
import { documentNames, ownSoldText } from "@mec/domain/document";
import { consentEndedText } from "@mec/domain/point";
import { dayInParis, plural } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { lowerFirst } from "../../documents/to-sign/essentials.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import { boundTexts, contractNames, type Sold } from "../../documents/to-sign/sold-contracts.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { MailParagraph } from "../../jobs/mail-layout.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { findApplicationFacts } from "../application/index.ts";
import { hasConsentEnded } from "../point/index.ts";
import { quotedName } from "../project/index.ts";
import { findBoundCopies } from "./files/reads.ts";
import { findSaidDocuments } from "./said-documents.ts";

/** What still binds a producer beyond his own documents; of contracts that were settled outside, only how many. */
function soldTexts(contracts: readonly Sold[], sold: number, today: string): MailParagraph[] {
  if (sold === 0) return [];
  const told = "Vos acheteurs sont prévenus de votre départ.";
  return contracts.length === sold ? [...boundTexts(contracts, today), told] : [ownSoldText(sold), told];
}

const soldNames = (contracts: readonly Sold[], sold: number): string[] => {
  if (sold === 0) return [];
  return contracts.length === sold
    ? contractNames(contracts)
    : [plural(sold, "contrat de vente", "contrats de vente")];
};

/** To who left once documents were signed by all: what they still ask of him, in their own words. */
export async function leftMails(
  deps: Deps,
  { applicationId, documentIds, sold = 0 }: EventOf<"left-after-signing">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  const said = await findSaidDocuments(deps.db, documentIds);
  if (!facts || said.length + sold === 0) return [];
  const { holder, projectId, projectName, pointName, participant } = facts;
  const contracts =
    participant.kind === "producer"
      ? await findBoundCopies(deps.db, { projectId, pointId: participant.id })
      : [];
  const signed = said.map(({ content }) => content);
  // Who shares asks to leave, and is told otherwise: nobody knows of this one whether he was admitted.
  const terms = leavingTerms(signed, false);
  const own = documentNames(signed.map(({ kind }) => kind));
  const names = [...(own ? [own] : []), ...soldNames(contracts, sold)];
  const project = quotedName(projectName);
  return [
    composeMail(deps, jobId, {
      to: holder.email,
      subject: `Vous quittez ${project}`,
      title: `Vous avez quitté ${project}`,
      paragraphs: [
        `Bonjour ${holder.firstName},`,
        `${quotedName(pointName)} ne rejoindra pas ${project}\u00a0: le porteur du projet en est averti. Ce qui attendait encore une signature est annulé.`,
        `Vous aviez signé\u00a0: ${names.join(", ")}.${terms.length > 0 ? " Voici ce que vos papiers prévoient." : ""}`,
        ...terms.map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`),
        ...soldTexts(contracts, sold, dayInParis(deps.now())),
        ...((await hasConsentEnded(deps.db, participant)) ? [consentEndedText] : []),
        "Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
      ],
      action: {
        label: "Voir mes papiers signés",
        url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
      },
    }),
  ];
}
