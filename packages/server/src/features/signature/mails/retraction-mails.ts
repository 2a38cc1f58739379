import { pages } from "@mec/api";
import { documentNames } from "@mec/domain/document";
import { addDays, dayInParis, formatDate, formatDateTime } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { type ApplicationFacts, findApplicationFacts } from "../../application/index.ts";
import { findSellers } from "../retraction/retraction-store.ts";
import { quoted } from "./mail-words.ts";

type Retracted = EventOf<"consumer-retracted">;
interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** The days within which what was paid is given back (code de la consommation, article L221-24). */
const refundDays = 14;
const refundBy = ({ declaredAt }: Retracted): string =>
  formatDate(addDays(dayInParis(new Date(declaredAt)), refundDays));

/** What was declared, as it is kept: who, which documents, of which place and project, and when. */
const declaration = (
  { projectName, pointName }: ApplicationFacts,
  { name, documents, declaredAt, added }: Retracted,
) =>
  `Le ${formatDateTime(declaredAt)}, heure de Paris, ${name} se rétracte de ce qui a été signé pour ${quoted(pointName)} dans le projet ${quoted(projectName)}\u00a0: ${documentNames(documents)}${added && added.length > 0 ? ` (${added.join(", ")})` : ""}.`;

/** What ends for who retracts, and what does not. */
const ends = ({ added }: Retracted): string =>
  added
    ? "Ce contrat ne vous engage plus, sans frais ni préavis. Le reste de ce que vous avez signé ne change pas\u00a0: ce lieu participe toujours au projet, avec les autres producteurs."
    : "Ces documents ne vous engagent plus, sans frais ni préavis, et ce lieu ne participe plus au projet. Vous n’avez rien à faire, et votre contrat avec votre fournisseur ne change pas.";

/** The acknowledgement that the law asks for (article D221-5): what was declared, with its day and hour. */
function receipt(deps: Deps, facts: ApplicationFacts, event: Retracted, to: Recipient): MailDraft {
  const { elsewhere, wasInOperation, added } = event;
  return {
    to: to.email,
    subject: `Votre rétractation pour ${quoted(facts.projectName)} est reçue`,
    title: "Votre rétractation est reçue",
    paragraphs: [
      `Bonjour ${to.firstName},`,
      "Cet e-mail est votre accusé de réception\u00a0: gardez-le. Votre déclaration\u00a0:",
      { quote: declaration(facts, event) },
      ends(event),
      `Si vous avez déjà payé une cotisation, un droit d’entrée ou une facture, vous êtes remboursé au plus tard le ${refundBy(event)}.`,
      ...(wasInOperation
        ? [
            "L’électricité locale déjà reçue ne vous est due en facture que si vous aviez demandé expressément à la recevoir avant la fin du délai.",
          ]
        : []),
      ...(elsewhere.length > 0 && !added
        ? [
            `Réglé en dehors de la plateforme, et donc pas compris\u00a0: ${documentNames(elsewhere)}. Écrivez à qui l’a signé avec vous.`,
          ]
        : []),
    ],
    action: {
      label: "Voir mes papiers signés",
      url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
    },
  };
}

function ownersMail(deps: Deps, facts: ApplicationFacts, event: Retracted): MailDraft {
  const { owner, projectId, projectName } = facts;
  return {
    to: owner.email,
    subject: `${quoted(projectName)}\u00a0: ${event.name} se rétracte`,
    title: `${event.name} se rétracte`,
    paragraphs: [
      `Bonjour ${owner.firstName},`,
      { quote: declaration(facts, event) },
      ...(event.added
        ? [
            "Ce contrat a pris fin à cette heure\u00a0: la loi ne demande ni motif, ni préavis, ni votre accord. Le reste est inchangé, et sa participation continue.",
          ]
        : [
            "Sa participation a pris fin à cette heure\u00a0: la loi ne demande ni motif, ni préavis, ni votre accord. Ce qui attendait une signature est annulé.",
            `À vous de lui rendre au plus tard le ${refundBy(event)} ce qui a été payé (cotisation, droit d’entrée), et de retirer ce lieu de ce que vous avez déclaré au gestionnaire de réseau, s’il y figure.`,
          ]),
    ],
    action: event.added
      ? {
          label: "Ouvrir mes contrats",
          url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "contracts" })),
        }
      : {
          label: "Ouvrir mes consommateurs",
          url: webLink(deps, pages.ownerConsumers.to({ projectId, tab: "refused" })),
        },
  };
}

/** To who sells: the declaration is addressed to him, by the contract. */
function sellersMail(facts: ApplicationFacts, event: Retracted, seller: Recipient): MailDraft {
  return {
    to: seller.email,
    subject: `${quoted(facts.projectName)}\u00a0: ${event.name} se rétracte de votre contrat de vente`,
    title: `${event.name} se rétracte de votre contrat de vente`,
    paragraphs: [
      `Bonjour ${seller.firstName},`,
      { quote: declaration(facts, event) },
      `Ce contrat prend fin sans frais ni pénalité. Ce que cette personne vous a déjà payé est à lui rendre au plus tard le ${refundBy(event)}. Le porteur du projet en est averti.`,
    ],
  };
}

const isAt =
  (email: string) =>
  (other: Pick<Recipient, "email">): boolean =>
    other.email.toLowerCase() === email.toLowerCase();

/** To who retracts, to whose mailboxes had signed, to the owner, and to each seller who had signed. */
export async function retractionMails(deps: Deps, event: Retracted, jobId: string): Promise<Mail[]> {
  const facts = await findApplicationFacts(deps.db, event.applicationId);
  if (!facts) return [];
  const { holder, owner } = facts;
  const others = event.signers.filter((signer) => ![holder, owner].some(({ email }) => isAt(email)(signer)));
  const signers = [holder, ...others.map(({ email, name }) => ({ email, firstName: name }))];
  const sellers = (await findSellers(deps.db, event.documentIds)).filter(
    ({ email }) => !isAt(email)(owner) && !isAt(email)(holder),
  );
  return [
    ...signers.map((to) => receipt(deps, facts, event, to)),
    ...(owner.id === holder.id ? [] : [ownersMail(deps, facts, event)]),
    ...sellers.map((seller) => sellersMail(facts, event, seller)),
  ].map((draft) => composeMail(deps, jobId, draft));
}
