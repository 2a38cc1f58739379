import { pages } from "@mec/api";
import { erasureKeepsText, othersAfterErasureText } from "@mec/domain/application";
import { documentNames } from "@mec/domain/document";
import { conjunction, plural } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import type { ErasedPlace } from "../../../jobs/signed-account-deleted.ts";
import { quotedName } from "../../project/index.ts";
import { askedOf, commitmentsAfter, isConsumers, saidOf } from "./erased-words.ts";

type Erased = EventOf<"signed-account-deleted">;

const placesOf = ({ others = [], ...first }: Erased): ErasedPlace[] => [first, ...others];

const committed = (words: string, event: Erased): MailParagraph[] =>
  commitmentsAfter(words, event.project.name, placesOf(event));

/** Who else hears of it, and that nothing else changes for who buys. */
function othersToldText(places: readonly ErasedPlace[]): string {
  const buys = places.some((place) => isConsumers(place) && place.signed.includes("salesContract"));
  const sells = places.some(({ sold = 0 }) => sold > 0);
  const told = [
    "le porteur du projet",
    ...(buys ? ["qui vous vend son électricité"] : []),
    ...(sells ? ["qui achète la vôtre"] : []),
  ];
  const text = `${conjunction(told)} ${told.length > 1 ? "sont prévenus" : "est prévenu"}.`;
  const supply = places.some(isConsumers) ? " Votre contrat avec votre fournisseur ne change pas." : "";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${supply}`;
}

const signersText =
  "Le compte qui suivait cette participation a été supprimé. Cela ne met pas fin à ce que tous ont signé, et vous avez signé\u00a0:";

/** To who held the account, and to each other mailbox that signed, whose account it may not have been. */
function holdersMails(deps: Deps, event: Erased): MailDraft[] {
  const places = placesOf(event);
  const mail = ({ email, firstName }: Erased["owner"], words: string) => ({
    to: email,
    subject: `Ce que vous avez signé dans ${quotedName(event.project.name)} tient toujours`,
    title: "Ce que vous avez signé tient toujours",
    paragraphs: [
      `Bonjour ${firstName},`,
      ...committed(words, event),
      ...askedOf(places),
      othersToldText(places),
    ],
    action: { label: "Retrouver mes papiers signés", url: webLink(deps, pages.verification.to()) },
  });
  return [
    ...(event.holder ? [mail(event.holder, erasureKeepsText)] : []),
    ...(event.signers ?? []).map((signer) => mail(signer, signersText)),
  ];
}

/** What the owner has to do about it. */
const ownersText = (isOne: boolean): string => {
  const [enters, meter] = isOne
    ? [
        "n’entrera pas dans le partage",
        "son compteur de ce que vous avez déclaré au gestionnaire de réseau, s’il y figure",
      ]
    : [
        "ses lieux n’entreront pas dans le partage",
        "ses compteurs de ce que vous avez déclaré au gestionnaire de réseau, s’ils y figurent",
      ];
  return `Cette personne n’est plus dans votre liste, et ${enters}. Ses papiers signés restent dans l’archive de vos documents, sous « Anciens participants ». Convenez avec elle de leur fin, et retirez ${meter}.`;
};

/** What who sells has to do about it. */
const sellersText = (isOne: boolean): string => {
  const [enters, kept, ends] = isOne
    ? ["son compteur n’y entrera pas", "Votre exemplaire signé reste", "la fin du contrat"]
    : ["ses compteurs n’y entreront pas", "Vos exemplaires signés restent", "la fin de ces contrats"];
  return `Vous ne lui vendez rien par ce projet : ${enters}. ${kept} dans vos papiers. Convenez avec cette personne de ${ends} ; le porteur du projet est prévenu.`;
};

const goneText = ({ name }: Erased): string =>
  `${name} a supprimé son compte. Ce que tous ont signé tient toujours :`;
const addressText = "Pour lui écrire, son adresse est dans ces papiers.";

/** What the mails to those who signed with him have alike. */
const othersMail = (event: Erased, to: Erased["owner"]) => ({
  to: to.email,
  subject: `${quotedName(event.project.name)} : ${event.name} a supprimé son compte`,
  title: `${event.name} a supprimé son compte`,
  hello: `Bonjour ${to.firstName},`,
});

function ownersMail(deps: Deps, event: Erased): MailDraft {
  const { hello, ...mail } = othersMail(event, event.owner);
  const places = placesOf(event);
  const [first, ...list] = committed(goneText(event), event);
  return {
    ...mail,
    paragraphs: [
      hello,
      ...(list.length === 0 ? [`${first} ${addressText}`] : [goneText(event), ...list, addressText]),
      ...saidOf(places, (place) => [othersAfterErasureText(place)]),
      ownersText(places.length === 1),
    ],
    action: {
      label: "Ouvrir mes documents",
      url: webLink(deps, pages.ownerDocuments.to({ projectId: event.project.id })),
    },
  };
}

/** Of the places alone that he sells to. */
function sellersMail(deps: Deps, event: Erased, seller: Erased["owner"]): MailDraft {
  const { hello, ...mail } = othersMail(event, seller);
  const places = placesOf(event).filter(({ sellers }) => sellers.some(isMailbox(seller)));
  const contracts = plural(places.length, "contrat de vente", "contrats de vente");
  const what = places.length === 1 ? documentNames(["salesContract"]) : contracts;
  return {
    ...mail,
    paragraphs: [
      hello,
      `${goneText(event)} ${what}, dans ${quotedName(event.project.name)}. ${addressText}`,
      ...saidOf(places, (place) => [othersAfterErasureText(place)]),
      sellersText(places.length === 1),
    ],
    action: { label: "Voir ce que je vends", url: webLink(deps, pages.portfolio.to()) },
  };
}

const isMailbox = (one: Erased["owner"]) => (other: Erased["owner"]) =>
  one.email.toLowerCase() === other.email.toLowerCase();

/** To who deleted his account, to who signed for it, to the owner, and to each who sells to him: one mail of all his places in the project. */
export const erasedMails = async (deps: Deps, event: Erased, jobId: string): Promise<Mail[]> => {
  const all = placesOf(event).flatMap(({ sellers }) => sellers);
  const sellers = all.filter((seller, at) => all.findIndex(isMailbox(seller)) === at);
  return [
    ...holdersMails(deps, event),
    ownersMail(deps, event),
    ...sellers.map((seller) => sellersMail(deps, event, seller)),
  ].map((draft) => composeMail(deps, jobId, draft));
};
