import { pages } from "@mec/api";
import { documentNames, keptText, keptWithoutAccountText } from "@mec/domain/document";
import { consentEndedText } from "@mec/domain/point";
import { addDays, dayInParis, formatDate, formatDateTime } from "@mec/domain/shared";
import { suppliedDueText } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { leftSaleTexts } from "./left-sale.ts";
import { quoted } from "./mail-words.ts";

type Retracted = EventOf<"consumer-retracted">;
type Recipient = Retracted["receipts"][number];
type Seller = Retracted["sellers"][number];

/** The days within which what was paid is given back (code de la consommation, article L221-24). */
const refundDays = 14;
const refundBy = ({ declaredAt }: Retracted): string =>
  formatDate(addDays(dayInParis(new Date(declaredAt)), refundDays));

/** What was declared, as it is kept: who, which documents, of which place and project, and when. */
const declaration = ({ project, place, name, documents, declaredAt, added }: Retracted) =>
  `Le ${formatDateTime(declaredAt)}, heure de Paris, ${name} se rétracte de ce qui a été signé pour ${quoted(place)} dans le projet ${quoted(project.name)}\u00a0: ${documentNames(documents)}${added && added.length > 0 ? ` (${added.join(", ")})` : ""}.`;

/** What ends for who retracts, and what does not. */
const ends = ({ added }: Retracted): string =>
  added
    ? "Ce contrat ne vous engage plus, sans frais ni préavis. Le reste de ce que vous avez signé ne change pas\u00a0: ce lieu participe toujours au projet, avec les autres producteurs."
    : "Ces documents ne vous engagent plus, sans frais ni préavis, et ce lieu ne participe plus au projet. Vous n’avez rien à faire, et votre contrat avec votre fournisseur ne change pas.";

/** What he owes of what he received already, where he received some. */
function dueOf({ wasInOperation, asksEarlySupply }: Retracted, by?: "others"): string[] {
  const due = wasInOperation ? suppliedDueText({ asksEarlySupply, ...(by && { by }) }) : null;
  return due === null ? [] : [due];
}

/** What he has paid that is given back: a contract that was added to others takes no fee with it. */
function refundOf(event: Retracted): string[] {
  const { added, asksEarlySupply } = event;
  if (added && asksEarlySupply) return [];
  const fees = asksEarlySupply
    ? "une cotisation ou un droit d’entrée"
    : "une cotisation, un droit d’entrée ou une facture";
  const paid = added ? "une facture de ce contrat" : fees;
  return [`Si vous avez déjà payé ${paid}, vous êtes remboursé au plus tard le ${refundBy(event)}.`];
}

/** The acknowledgement that the law asks for (article D221-5): what was declared, with its day and hour. */
function receipt(deps: Deps, event: Retracted, to: Recipient): MailDraft {
  const { elsewhere, added, documents, unsealed = [] } = event;
  return {
    to: to.email,
    subject: `Votre rétractation pour ${quoted(event.project.name)} est reçue`,
    title: "Votre rétractation est reçue",
    paragraphs: [
      `Bonjour ${to.firstName},`,
      "Cet e-mail est votre accusé de réception\u00a0: gardez-le. Votre déclaration\u00a0:",
      { quote: declaration(event) },
      ends(event),
      (event.accountDeleted ? keptWithoutAccountText : keptText)(documents, unsealed),
      ...(event.consentEnded ? [consentEndedText] : []),
      ...refundOf(event),
      ...dueOf(event),
      ...(elsewhere.length > 0 && !added
        ? [
            `Réglé en dehors de la plateforme, et donc pas compris\u00a0: ${documentNames(elsewhere)}. Écrivez à qui l’a signé avec vous.`,
          ]
        : []),
    ],
    action: event.accountDeleted
      ? { label: "Retrouver mes papiers signés", url: webLink(deps, pages.verification.to()) }
      : {
          label: "Voir mes papiers signés",
          url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
        },
  };
}

/** Where the owner finds what is left of it: of who is gone, what he signed. */
function ownersAction(
  deps: Deps,
  { added, accountDeleted, project }: Retracted,
): NonNullable<MailDraft["action"]> {
  const { id: projectId } = project;
  if (added)
    return {
      label: "Ouvrir mes contrats",
      url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "contracts" })),
    };
  return accountDeleted
    ? { label: "Ouvrir mes documents", url: webLink(deps, pages.ownerDocuments.to({ projectId })) }
    : {
        label: "Ouvrir mes consommateurs",
        url: webLink(deps, pages.ownerConsumers.to({ projectId, tab: "refused" })),
      };
}

function ownersMail(deps: Deps, event: Retracted, owner: Recipient): MailDraft {
  const { name: projectName } = event.project;
  return {
    to: owner.email,
    subject: `${quoted(projectName)}\u00a0: ${event.name} se rétracte`,
    title: `${event.name} se rétracte`,
    paragraphs: [
      `Bonjour ${owner.firstName},`,
      { quote: declaration(event) },
      ...(event.added
        ? [
            "Ce contrat a pris fin à cette heure\u00a0: la loi ne demande ni motif, ni préavis, ni votre accord. Le reste est inchangé, et sa participation continue.",
          ]
        : [
            "Sa participation a pris fin à cette heure\u00a0: la loi ne demande ni motif, ni préavis, ni votre accord. Ce qui attendait une signature est annulé.",
            `À vous de lui rendre au plus tard le ${refundBy(event)} ce qui a été payé (cotisation, droit d’entrée), et de retirer ce lieu de ce que vous avez déclaré au gestionnaire de réseau, s’il y figure.`,
            event.accountDeleted
              ? "Gardez cet e-mail\u00a0: cette personne a supprimé son compte en même temps, elle n’est plus dans votre liste, et ce que vous lui devez reste dû."
              : "Gardez cet e-mail\u00a0: si cette personne supprime son compte, elle disparaît de votre liste, et ce que vous lui devez reste dû.",
          ]),
      ...dueOf(event, "others"),
    ],
    action: ownersAction(deps, event),
  };
}

/** To who sells: the declaration is addressed to him, by the contract. */
async function sellersMail(deps: Deps, event: Retracted, seller: Seller): Promise<MailDraft> {
  return {
    to: seller.email,
    subject: `${quoted(event.project.name)}\u00a0: ${event.name} se rétracte de votre contrat de vente`,
    title: `${event.name} se rétracte de votre contrat de vente`,
    paragraphs: [
      `Bonjour ${seller.firstName},`,
      { quote: declaration(event) },
      `Ce contrat prend fin sans frais ni pénalité. ${event.asksEarlySupply ? "" : `Ce que cette personne vous a déjà payé est à lui rendre au plus tard le ${refundBy(event)}. `}Le porteur du projet en est averti.`,
      ...dueOf(event, "others"),
      ...(await leftSaleTexts(deps, { projectId: event.project.id, plants: seller.plants })),
    ],
    action: { label: "Voir ce que je vends", url: webLink(deps, pages.portfolio.to()) },
  };
}

/** To who had still to sign: it is no more to be, and he has bound himself to nothing by it. */
const awaitedMail = (event: Retracted, signer: Recipient): MailDraft => ({
  to: signer.email,
  subject: `${quoted(event.project.name)}\u00a0: ${event.name} se rétracte, vous n’avez plus à signer`,
  title: `${event.name} se rétracte`,
  paragraphs: [
    `Bonjour ${signer.firstName},`,
    { quote: declaration(event) },
    "Votre signature y était attendue\u00a0: elle ne l’est plus. Vous n’avez rien à faire, et rien de ce que vous n’aviez pas signé ne vous engage.",
  ],
});

/** To who retracts, to whose mailboxes had signed, to the owner, to each seller who had signed, and to who had still to sign. */
export const retractionMails = async (deps: Deps, event: Retracted, jobId: string): Promise<Mail[]> =>
  [
    ...event.receipts.map((to) => receipt(deps, event, to)),
    ...(event.owner ? [ownersMail(deps, event, event.owner)] : []),
    ...(await Promise.all(event.sellers.map((seller) => sellersMail(deps, event, seller)))),
    ...(event.awaited ?? []).map((signer) => awaitedMail(event, signer)),
  ].map((draft) => composeMail(deps, jobId, draft));
