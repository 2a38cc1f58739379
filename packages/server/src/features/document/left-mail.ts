import { pages } from "@mec/api";
import { documentNames } from "@mec/domain/document";
import { plural } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { lowerFirst } from "../../documents/to-sign/essentials.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { findApplicationFacts } from "../application/index.ts";
import { quotedName } from "../project/index.ts";
import { findSaidDocuments } from "./said-documents.ts";

/** What still binds a producer beyond his own documents: the contracts are his buyers' too. */
const soldTexts = (sold: number): string[] =>
  sold > 0
    ? [
        `Votre production reste vendue par ${plural(sold, "contrat signé avec un consommateur", "contrats signés avec des consommateurs")}\u00a0: vous y mettez fin par écrit, auprès de chaque acheteur, avec le préavis du contrat, ou d’un commun accord. Vos acheteurs sont prévenus de votre départ.`,
      ]
    : [];

/** To who left once documents were signed by all: what they still ask of him, in their own words. */
export async function leftMails(
  deps: Deps,
  { applicationId, documentIds, sold = 0 }: EventOf<"left-after-signing">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findApplicationFacts(deps.db, applicationId);
  const said = await findSaidDocuments(deps.db, documentIds);
  if (!facts || said.length === 0) return [];
  const { holder, projectName, pointName } = facts;
  const signed = said.map(({ content }) => content);
  const project = quotedName(projectName);
  return [
    composeMail(deps, jobId, {
      to: holder.email,
      subject: `Vous quittez ${project}`,
      title: `Vous avez quitté ${project}`,
      paragraphs: [
        `Bonjour ${holder.firstName},`,
        `${quotedName(pointName)} ne rejoindra pas ${project}\u00a0: le porteur du projet en est averti. Ce qui attendait encore une signature est annulé.`,
        `Vous aviez signé\u00a0: ${documentNames(signed.map(({ kind }) => kind))}. Voici ce que vos papiers prévoient.`,
        ...leavingTerms(signed).map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`),
        ...soldTexts(sold),
        "Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
      ],
      action: {
        label: "Voir mes papiers signés",
        url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
      },
    }),
  ];
}
