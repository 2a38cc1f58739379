import { pages } from "@mec/api";
import {
  afterErasureText,
  commitmentText,
  erasureKeepsText,
  othersAfterErasureText,
} from "@mec/domain/application";
import { documentNames } from "@mec/domain/document";
import { conjunction, plural } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { lowerFirst } from "../../documents/to-sign/essentials.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { MailParagraph } from "../../jobs/mail-layout.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../jobs/reaction.ts";
import type { ErasedPlace } from "../../jobs/signed-account-deleted.ts";
import { quotedName } from "../project/index.ts";

type Erased = EventOf<"signed-account-deleted">;

const placesOf = ({ others = [], ...first }: Erased): ErasedPlace[] => [first, ...others];

/** What is said of several places: once what is said of all, by their names what is said of some. */
function saidOf(
  places: readonly ErasedPlace[],
  textsOf: (place: ErasedPlace) => readonly (string | null)[],
): string[] {
  const named = new Map<string, string[]>();
  for (const place of places)
    for (const text of textsOf(place))
      if (text !== null) named.set(text, [...(named.get(text) ?? []), quotedName(place.pointName)]);
  return [...named].map(([text, names]) =>
    names.length === places.length ? text : `Pour ${conjunction(names)}\u00a0: ${lowerFirst(text)}`,
  );
}

/** What all have signed, after these words: of several places each is a line. */
function commitmentsAfter(words: string, event: Erased): MailParagraph[] {
  const lines = placesOf(event).map((place) => commitmentText({ ...place, projectName: event.project.name }));
  return lines.length === 1 ? [`${words} ${lines[0]}.`] : [words, { list: lines }];
}

function holdersMail(deps: Deps, event: Erased): MailDraft[] {
  if (!event.holder) return [];
  const places = placesOf(event);
  return [
    {
      to: event.holder.email,
      subject: `Ce que vous avez signé dans ${quotedName(event.project.name)} tient toujours`,
      title: "Ce que vous avez signé tient toujours",
      paragraphs: [
        `Bonjour ${event.holder.firstName},`,
        ...commitmentsAfter(erasureKeepsText, event),
        ...saidOf(places, (place) => [afterErasureText(place)]),
        ...saidOf(places, ({ terms }) =>
          terms.map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`),
        ),
        "Le porteur du projet et qui vous vend son électricité sont prévenus. Votre contrat avec votre fournisseur ne change pas.",
      ],
      action: { label: "Retrouver mes papiers signés", url: webLink(deps, pages.verification.to()) },
    },
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
  const [first, ...list] = commitmentsAfter(goneText(event), event);
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

/** To who deleted his account, to the owner, and to each who sells to him: one mail of all his places in the project. */
export const erasedMails = async (deps: Deps, event: Erased, jobId: string): Promise<Mail[]> => {
  const all = placesOf(event).flatMap(({ sellers }) => sellers);
  const sellers = all.filter((seller, at) => all.findIndex(isMailbox(seller)) === at);
  return [
    ...holdersMail(deps, event),
    ownersMail(deps, event),
    ...sellers.map((seller) => sellersMail(deps, event, seller)),
  ].map((draft) => composeMail(deps, jobId, draft));
};
