import { pages } from "@mec/api";
import type { SignedCopy } from "@mec/api/document";
import { documentNames, endingText, ownSoldText } from "@mec/domain/document";
import { plural } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { lowerFirst } from "../../documents/to-sign/essentials.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { MailParagraph } from "../../jobs/mail-layout.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { findApplicationFacts } from "../application/index.ts";
import { quotedName } from "../project/index.ts";
import { findBoundCopies } from "./files/reads.ts";
import { findSaidDocuments } from "./said-documents.ts";

/** How many contracts are named by their buyers. */
const mostNamed = 5;

type Contract = Pick<SignedCopy, "buyer" | "noticeMonths">;

/** "contrat de vente avec Juliette Moreau", each; beyond a few, how many. */
function contractNames(contracts: readonly Contract[], sold: number): string[] {
  if (sold === 0) return [];
  return contracts.length === sold && sold <= mostNamed
    ? contracts.map(({ buyer }) => `contrat de vente avec ${buyer}`)
    : [plural(sold, "contrat de vente", "contrats de vente")];
}

/** What still binds a producer beyond his own documents: the contracts are his buyers' too. */
function soldTexts(contracts: readonly Contract[], sold: number): MailParagraph[] {
  if (sold === 0) return [];
  const isEach = contracts.length === sold && sold <= mostNamed;
  return [
    ownSoldText(sold),
    ...(isEach
      ? [{ list: contracts.map(({ buyer, noticeMonths }) => `${buyer}\u00a0: ${endingText(noticeMonths)}`) }]
      : []),
    "Vos acheteurs sont prévenus de votre départ.",
  ];
}

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
  // One more than is named shows that there are others.
  const contracts =
    participant.kind === "producer"
      ? await findBoundCopies(deps.db, { projectId, pointId: participant.id }, mostNamed + 1)
      : [];
  const signed = said.map(({ content }) => content);
  const terms = leavingTerms(signed);
  const own = documentNames(signed.map(({ kind }) => kind));
  const names = [...(own ? [own] : []), ...contractNames(contracts, sold)];
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
        ...soldTexts(contracts, sold),
        "Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
      ],
      action: {
        label: "Voir mes papiers signés",
        url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
      },
    }),
  ];
}
