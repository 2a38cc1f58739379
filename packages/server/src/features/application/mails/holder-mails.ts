import { pages } from "@mec/api";
import {
  countsAsParticipant,
  elsewhereText,
  firstDayText,
  layingTitle,
  type Started,
  setAsideText,
} from "@mec/domain/application";
import { documentNames, ownSoldText } from "@mec/domain/document";
import {
  contractToEndText,
  endingCostText,
  isHeldBy,
  type ProductionType,
  reclaimsVat,
} from "@mec/domain/point";
import { conjunction, dayInParis, formatDate, formatPaidPrice, sellerPrice } from "@mec/domain/shared";
import { signatureDays } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { contractEndLinks } from "./contract-end-links.ts";
import { type ApplicationFacts, holderPage, powerOf, quoted, requestOf } from "./mail-facts.ts";

type Moved = EventOf<"application-moved">;
type Content = Omit<MailDraft, "to">;

export const said = (message: string | undefined): MailParagraph[] =>
  message ? ["Son message\u00a0:", { quote: message }] : [];
const follow = (deps: Deps, facts: ApplicationFacts, label: string) => ({
  label,
  url: webLink(deps, holderPage(facts)),
});

type PriceReader = Pick<ApplicationFacts, "consumerType" | "reclaimsVat">;

export const isVatPaid = ({ consumerType, reclaimsVat: told }: PriceReader): boolean =>
  consumerType !== null && !reclaimsVat({ consumerType, reclaimsVat: told });

/**
 * A household reads prices with taxes, a professional without, as on the page that asks for the answer;
 * a business that pays the VAT reads both.
 */
export const priceOf = (facts: PriceReader & Pick<ApplicationFacts, "vatRegime">, price: number) =>
  formatPaidPrice(
    price,
    { profileType: facts.consumerType ?? "professional", isVatPaid: isVatPaid(facts) },
    facts.vatRegime,
  );

/** What is asked of who has a price. */
export const answerText = (request: string): string =>
  `C’est à vous de répondre. Si vous acceptez, le porteur préparera les documents à signer\u00a0; si vous refusez, votre ${request} est retirée.`;

/** A producer's, whose page tells what he would earn; a consumer's says what it brings (`pricedMail`). */
function proposal(deps: Deps, facts: ApplicationFacts, { price = 0, priceUntil, message }: Moved): Content {
  const amount = sellerPrice(price, { profileType: "individual", vatRegime: facts.vatRegime });
  return {
    subject: `Un prix vous est proposé pour ${quoted(facts.projectName)}`,
    title: `Une proposition de prix\u00a0: ${amount}`,
    paragraphs: [
      `Le porteur de ${quoted(facts.projectName)} vous propose d’acheter votre production à ${amount}, pour ${quoted(facts.pointName)}${powerOf(facts)}.`,
      ...said(message),
      ...(priceUntil ? [`Ce prix vous est proposé jusqu’au ${formatDate(priceUntil)} inclus.`] : []),
      answerText(requestOf(facts)),
    ],
    action: follow(deps, facts, "Répondre à la proposition"),
  };
}

/** Once, some days before a proposed price can no longer be accepted. */
export function endingPriceMail(deps: Deps, facts: ApplicationFacts, until: string): MailDraft {
  return {
    to: facts.holder.email,
    subject: `Votre réponse est attendue pour ${quoted(facts.projectName)}`,
    title: `Ce prix vous est proposé jusqu’au ${formatDate(until)}`,
    paragraphs: [
      `Bonjour ${facts.holder.firstName},`,
      `Le porteur de ${quoted(facts.projectName)} vous a proposé un prix pour ${quoted(facts.pointName)}. Vous pouvez l’accepter jusqu’au ${formatDate(until)} inclus. Passé ce jour, il faudra qu’il vous en propose un autre.`,
      "Vous n’êtes obligé à rien\u00a0: nous ne vous le rappellerons pas une autre fois.",
    ],
    action: follow(deps, facts, "Répondre à la proposition"),
  };
}

/** What comes next for panels that are not there yet, in its order: all documents but the bulletin name the meter. */
const layingText = (planned: ProductionType, lacksSignatory: boolean): MailParagraph[] => [
  "Voici la suite, dans l’ordre\u00a0:",
  {
    list: [
      lacksSignatory
        ? "Dire qui signe, dès maintenant\u00a0: le bulletin d’adhésion se signe alors"
        : "Signer le bulletin d’adhésion, que le porteur vous envoie",
      layingTitle(planned),
      "Donner le numéro du compteur (PDL) que le raccordement apporte",
      "Signer votre accord, puis un contrat avec chaque consommateur",
    ],
  },
];

/** What the holder must still give before the documents can be prepared, the first to do first. */
export const leftOf = ({ lacksSignatory, lacksMeter, lacksVat }: ApplicationFacts): string[] => [
  ...(lacksSignatory ? ["à dire qui signera"] : []),
  ...(lacksMeter ? ["à donner le numéro du compteur (PDL)"] : []),
  ...(lacksVat ? ["à dire, avec votre prix, si vous facturez la TVA"] : []),
];

const signedUntil = `qui signe aura ${signatureDays}\u00a0jours pour signer`;

/** What he settles with his buyer before he shares. */
export function toEndText({ contractToEnd: what }: ApplicationFacts, today: string): string[] {
  if (what === null) return [];
  const text = contractToEndText(what, "holder", today);
  return [typeof what === "string" ? `${text} ${endingCostText}` : text];
}

/** What he still gives, when the documents come, and until when they are signed. */
export function whatIsLeft(deps: Deps, facts: ApplicationFacts): MailParagraph[] {
  if (facts.planned) return layingText(facts.planned, facts.lacksSignatory);
  const today = dayInParis(deps.now());
  const toEnd = [...toEndText(facts, today), ...contractEndLinks(deps, facts)];
  if (isHeldBy(facts.contractToEnd, today)) return toEnd;
  const left = leftOf(facts);
  return [
    ...toEnd,
    left.length === 0
      ? `Le porteur prépare maintenant les documents, ce qui prend environ quatre semaines. Vous n’avez rien à faire d’ici là. Ils arriveront par e-mail\u00a0: ${signedUntil}.`
      : `Pour que le porteur prépare les documents, il vous reste ${conjunction(left)}\u00a0: deux minutes suffisent. Ils arrivent ensuite par e-mail, en général sous quatre semaines\u00a0: ${signedUntil}.`,
  ];
}

/** The step that is his next, with its page: the form that his documents wait for, where they wait for one. */
export function nextStep(deps: Deps, facts: ApplicationFacts): NonNullable<MailDraft["action"]> {
  const { participant, lacksSignatory, lacksMeter } = facts;
  const profile = (hash: "signatory" | "meter") =>
    webLink(deps, pages.consumerProfile.to({ consumerId: participant.id }, { hash }));
  if (participant.kind === "consumer" && lacksSignatory)
    return { label: "Dire qui signe", url: profile("signatory") };
  if (participant.kind === "consumer" && lacksMeter)
    return { label: "Donner mon numéro de compteur", url: profile("meter") };
  return follow(deps, facts, "Voir où j’en suis");
}

const acceptance = (
  deps: Deps,
  facts: ApplicationFacts,
  { message }: Moved,
  told: readonly MailParagraph[],
): Content => ({
  subject: `Votre ${requestOf(facts)} pour ${quoted(facts.projectName)} est acceptée`,
  title: `Votre ${requestOf(facts)} est acceptée`,
  paragraphs: [
    // What comes next may tell a producer that he earns less than today.
    `${facts.participant.kind === "producer" ? "" : "Bonne nouvelle\u202f! "}Le porteur de ${quoted(facts.projectName)} a accepté ${quoted(facts.pointName)}.`,
    ...said(message),
    ...told,
    ...whatIsLeft(deps, facts),
  ],
  action: nextStep(deps, facts),
});

/** Signed papers bind both sides, whoever ends the participation. */
const stillSigned = ({ signed = [], elsewhere = [], sold = 0 }: Moved): string[] => [
  ...(signed.length > 0
    ? [
        `Restent signés\u00a0: ${documentNames(signed)}. Ils disent ce que chacun doit encore à l’autre\u00a0; vous les gardez dans votre profil, sous «\u00a0Mes papiers signés\u00a0».`,
      ]
    : []),
  ...(elsewhere.length > 0
    ? [
        `Réglé en dehors de la plateforme\u00a0: ${documentNames(elsewhere)}. Relisez ce que vous avez signé ensemble.`,
      ]
    : []),
  ...(sold > 0 ? [ownSoldText(sold)] : []),
];

const refusal = (
  deps: Deps,
  facts: ApplicationFacts,
  event: Moved,
  told: readonly MailParagraph[],
): Content => ({
  subject: `Votre ${requestOf(facts)} pour ${quoted(facts.projectName)} n’est pas retenue`,
  title:
    event.from === "SIGNATURE"
      ? `Votre ${requestOf(facts)} n’est plus retenue`
      : `Votre ${requestOf(facts)} n’est pas retenue`,
  paragraphs: [
    `Le porteur de ${quoted(facts.projectName)} n’a pas retenu ${quoted(facts.pointName)}.`,
    ...(event.message ? ["La raison qu’il donne\u00a0:", { quote: event.message }] : []),
    ...stillSigned(event),
    ...told,
    facts.participant.kind === "producer"
      ? "Votre installation reste enregistrée\u00a0: vous pouvez la proposer à un autre projet, ou de nouveau à celui-ci."
      : "Votre lieu reste enregistré\u00a0: vous pouvez rejoindre un autre projet, ou candidater de nouveau à celui-ci.",
  ],
  action: { label: "Chercher un autre projet", url: webLink(deps, pages.explore.to()) },
});

/**
 * What a consumer whose place begins to share is told of it.
 * @param started when it does, and what comes later than that
 */
export function buyingText(started: Started, today: string): string {
  const begins = firstDayText(started, today) ?? "Vous consommez désormais de l’électricité locale.";
  return `${begins} Vous gardez votre fournisseur pour tout ce qu’elle ne couvre pas, et il n’y a rien à changer chez vous.`;
}

/** A consumer reads his first day with what he buys. */
const sharedText = (startsOn: string | undefined): string =>
  startsOn === undefined
    ? "Votre production est désormais partagée avec les consommateurs du projet."
    : `Votre production est partagée avec les consommateurs du projet à partir du ${formatDate(startsOn)}, jour que le gestionnaire de réseau a confirmé.`;

const start = (
  deps: Deps,
  facts: ApplicationFacts,
  { message, startsOn }: Moved,
  told: readonly MailParagraph[],
): Content => ({
  subject: `Votre participation à ${quoted(facts.projectName)} commence`,
  title: "Votre participation commence",
  paragraphs: [
    startsOn === undefined
      ? `${quoted(facts.pointName)} participe maintenant à ${quoted(facts.projectName)}.`
      : `${quoted(facts.pointName)} entre dans le partage de ${quoted(facts.projectName)}.`,
    ...said(message),
    ...(facts.participant.kind === "producer" ? [sharedText(startsOn)] : []),
    ...told,
  ],
  action: follow(deps, facts, "Voir ma participation"),
});

const contents = {
  PROPOSAL: proposal,
  SIGNATURE: acceptance,
  REJECTED: refusal,
  EXPLOITATION: start,
};

/**
 * The holder's mail when the owner, or the platform, has moved the application; nothing moves to APPLICATION, and
 * what comes once all is signed is another mail (`signedMail`).
 * @param told what the step brings
 */
export function holderMail(
  deps: Deps,
  facts: ApplicationFacts,
  event: Moved,
  told: readonly MailParagraph[] = [],
): MailDraft | null {
  if (event.to === "APPLICATION" || event.to === "SIGNED") return null;
  const { paragraphs, ...content } = contents[event.to](deps, facts, event, told);
  return {
    ...content,
    to: facts.holder.email,
    paragraphs: [`Bonjour ${facts.holder.firstName},`, ...paragraphs],
  };
}

/** To who has withdrawn himself, of whom nothing was signed here: what he gave up, that it is done, and what his owner said to be settled elsewhere. */
export function withdrawnMail(
  deps: Deps,
  facts: ApplicationFacts,
  {
    from,
    elsewhere = [],
    told,
  }: Pick<Moved, "from" | "elsewhere"> & { readonly told: readonly MailParagraph[] },
): MailDraft {
  const request = requestOf(facts);
  return {
    to: facts.holder.email,
    subject: `Votre ${request} pour ${quoted(facts.projectName)} est retirée`,
    title: `Votre ${request} est retirée`,
    paragraphs: [
      `Bonjour ${facts.holder.firstName},`,
      `Vous avez retiré ${quoted(facts.pointName)} du projet ${quoted(facts.projectName)}. Son porteur en est averti.`,
      ...(countsAsParticipant(from)
        ? ["Vous étiez accepté\u00a0: votre place peut aller à quelqu’un d’autre."]
        : []),
      elsewhere.length > 0
        ? (elsewhereText(elsewhere) ?? `${setAsideText(elsewhere)}\u00a0: relisez ce que vous avez signé.`)
        : "Aucun papier n’a été signé par tous\u00a0: rien ne vous lie.",
      ...told,
      `Vous pouvez envoyer une nouvelle ${request} quand vous voulez.`,
    ],
    action: { label: "Chercher un autre projet", url: webLink(deps, pages.explore.to()) },
  };
}
