import { pages } from "@mec/api";
import {
  type Departure,
  isBeforeNotice,
  isInOperation,
  meterOutText,
  neverBegins,
  neverBegunText,
  ownerTabOf,
  saleEndsBy,
} from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import type { Ending } from "../left/reads.ts";
import { type ApplicationFacts, fullName, holderPage, ownerPage, quoted } from "./mail-facts.ts";

/** Where the owner finds who asked to leave, as he stands now. */
export const inList = (deps: Deps, facts: ApplicationFacts): string =>
  webLink(deps, ownerPage(facts, ownerTabOf(facts.status)));

/** A request is no notice: that goes to the seller, by who ends the contract. */
const ifWritten = {
  Votre: ", à écrire au producteur. S’il est écrit le jour de votre demande,",
  Son: ", à écrire au producteur. S’il est écrit le jour de sa demande,",
} as const;

/** What may end a contract before its notice, in the words of its reader. */
const sooner = {
  Votre: "plus tôt si le producteur l’accepte ou si vous quittez les lieux",
  Son: "plus tôt avec l’accord du producteur ou si cette personne quitte les lieux",
} as const;

/** A contract takes effect as its place begins to share: before, its notice may run out without anything being sold. */
const notBegun = {
  Votre: "Le partage n’a pas commencé\u00a0: s’il commence après cette date, rien ne vous est vendu.",
  Son: "Le partage n’a pas commencé pour ce lieu\u00a0: s’il commence après cette date, rien ne lui est vendu.",
} as const;

/** Who leaves the premises owes no notice: his contract says so. */
function movingText({ leavingOn, settledFor }: Departure, whose: keyof typeof sooner): string {
  const who = whose === "Votre" ? "Vous quittez" : "Cette personne quitte";
  const isThatDay = settledFor === undefined || settledFor === leavingOn;
  const end = isThatDay ? "ce jour-là" : `le ${formatDate(leavingOn)}`;
  return `${who} les lieux\u00a0: ${whose.toLowerCase()} contrat de vente prend fin ${end}, sans préavis ni indemnité.`;
}

/** What the contract's notice makes of the day, wished or settled; nothing where no contract says one. */
export function noticeText(
  { departure, status }: Pick<ApplicationFacts, "departure" | "status">,
  whose: keyof typeof sooner,
): string[] {
  if (departure?.saleStartsOn !== undefined && neverBegins(departure))
    return [neverBegunText(departure.saleStartsOn, whose)];
  if (departure?.movesOut) return [movingText(departure, whose)];
  if (departure?.noticeEndsOn === undefined) return [];
  const asks = `${whose} contrat de vente demande un préavis${ifWritten[whose]}`;
  if (!isBeforeNotice(departure)) return [`${asks} cette date le respecte.`];
  const end = `le contrat prend fin au plus tard le ${formatDate(saleEndsBy(departure))}`;
  return isInOperation(status)
    ? [`${asks} ${end}, ${sooner[whose]}.`]
    : [`${asks} ${end}. ${notBegun[whose]}`];
}

/** To the owner: a participant asks to leave. */
export function departureRequestedMail(deps: Deps, facts: ApplicationFacts): MailDraft | null {
  const { departure, holder, owner, projectName } = facts;
  if (!departure) return null;
  return {
    to: owner.email,
    replyTo: holder.email,
    subject: `${quoted(projectName)}\u00a0: ${fullName(holder)} demande à partir`,
    title: `${fullName(holder)} demande à quitter votre projet`,
    paragraphs: [
      `Bonjour ${owner.firstName},`,
      `${fullName(holder)} souhaite que ${quoted(facts.pointName)} quitte ${quoted(projectName)} le ${formatDate(departure.leavingOn)}.`,
      ...(departure.reason ? ["La raison donnée\u00a0:", { quote: departure.reason }] : []),
      ...noticeText(facts, "Son"),
      "Réglez ce départ depuis votre tableau, pour ce jour ou pour un autre, puis signalez-le au gestionnaire de réseau.",
    ],
    action: { label: "Régler ce départ", url: inList(deps, facts) },
  };
}

/** What he asked for, and when: the notice that his contract wants in writing is dated in his own mailbox too. */
export function departureReceivedMail(
  deps: Deps,
  facts: ApplicationFacts,
  bound: readonly MailParagraph[] = [],
): MailDraft | null {
  const { departure, holder, projectName } = facts;
  if (!departure) return null;
  return {
    to: holder.email,
    subject: `Votre demande de départ de ${quoted(projectName)}`,
    title: "Votre demande de départ est envoyée",
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      `Vous avez demandé, le ${formatDate(departure.requestedAt)}, que ${quoted(facts.pointName)} quitte ${quoted(projectName)} le ${formatDate(departure.leavingOn)}. Le porteur du projet en est averti${departure.reason ? ", avec la raison que vous donnez\u00a0:" : "."}`,
      ...(departure.reason ? [{ quote: departure.reason }] : []),
      ...noticeText(facts, "Votre"),
      ...bound,
      "Vous recevrez un e-mail quand ce sera réglé. Gardez celui-ci\u00a0: il date votre demande.",
    ],
    action: { label: "Revoir ma demande", url: webLink(deps, holderPage(facts)) },
  };
}

/** To the owner and to who stays after all. */
export function departureWithdrawnMails(deps: Deps, facts: ApplicationFacts): MailDraft[] {
  const { holder, owner, projectName, pointName } = facts;
  return [
    {
      to: owner.email,
      replyTo: holder.email,
      subject: `${quoted(projectName)}\u00a0: ${fullName(holder)} reste finalement`,
      title: `${fullName(holder)} reste finalement`,
      paragraphs: [
        `Bonjour ${owner.firstName},`,
        `${fullName(holder)} retire sa demande de départ\u00a0: ${quoted(pointName)} reste dans ${quoted(projectName)}. Si vous aviez signalé ce départ au gestionnaire de réseau, dites-lui qu’il n’a plus lieu.`,
      ],
      action: { label: "Ouvrir mon tableau", url: inList(deps, facts) },
    },
    {
      to: holder.email,
      subject: `Vous restez dans ${quoted(projectName)}`,
      title: "Votre demande de départ est retirée",
      paragraphs: [
        `Bonjour ${holder.firstName},`,
        `${quoted(pointName)} reste dans ${quoted(projectName)}, aux conditions que vous avez signées. Le porteur du projet en est averti.`,
      ],
      action: { label: "Voir où j’en suis", url: webLink(deps, holderPage(facts)) },
    },
  ];
}

/** The day from which he takes part no more, and the one that he had asked for where it was to come later. */
function settledText({ projectName, pointName, departure }: ApplicationFacts, day: string): string {
  const told = `${quoted(pointName)} ne participe plus à ${quoted(projectName)} depuis le ${formatDate(day)}`;
  return departure && departure.leavingOn > day
    ? `${told}, avant le ${formatDate(departure.leavingOn)} que vous aviez demandé. Si vous ne l’aviez pas accepté, écrivez-le au porteur.`
    : `${told}.`;
}

/** To who left, once the owner has settled it: on which day, and what he still owes; of a producer, with the contracts by which he goes on selling. */
export function departureSettledMail(
  deps: Deps,
  facts: ApplicationFacts,
  { day, due, elsewhere, hadBegun }: Ending,
  { sold = [], ended = [] }: { sold?: readonly MailParagraph[]; ended?: readonly string[] } = {},
): MailDraft {
  const { departure, holder, projectName, participant } = facts;
  const isNeverBegun = departure !== null && neverBegins({ ...departure, settledFor: day });
  const isBound =
    participant.kind === "consumer" &&
    departure !== null &&
    (isNeverBegun || (isBeforeNotice(departure) && saleEndsBy(departure) > day));
  return {
    to: holder.email,
    subject: `Votre départ de ${quoted(projectName)} est acté`,
    title: "Votre départ est acté",
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      settledText(facts, day),
      meterOutText(participant.kind, hadBegun),
      ...(isBound ? noticeText(facts, "Votre") : []),
      ...[due, elsewhere].filter((text) => text !== null),
      ...sold,
      ...ended,
      "Ce lieu reste enregistré\u00a0: il peut rejoindre un autre projet.",
    ],
    action:
      sold.length > 0
        ? {
            label: "Voir mes papiers signés",
            url: webLink(deps, pages.profile.to({}, { hash: "papiers-signes" })),
          }
        : { label: "Voir mes lieux", url: webLink(deps, pages.portfolio.to()) },
  };
}

/** To the owner, whose own place leaves by itself on the day that he had settled: since when, what is still owed, and whom to tell. Nothing of what he has just done. */
export function ownDepartureMail(
  deps: Deps,
  facts: ApplicationFacts,
  { day, due, hadBegun }: Ending,
): MailDraft | null {
  const { departure, owner, projectName, pointName, participant } = facts;
  if (departure?.settledFor !== day) return null;
  return {
    to: owner.email,
    subject: `${quoted(pointName)} a quitté ${quoted(projectName)}`,
    title: `${quoted(pointName)} a quitté votre projet`,
    paragraphs: [
      `Bonjour ${owner.firstName},`,
      `${quoted(pointName)} ne participe plus à ${quoted(projectName)} depuis le ${formatDate(day)}, comme vous l’aviez réglé. Si ce n’est déjà fait, signalez ce départ au gestionnaire de réseau.`,
      meterOutText(participant.kind, hadBegun),
      ...(due === null ? [] : [due]),
    ],
    action: { label: "Ouvrir mon tableau", url: inList(deps, facts) },
  };
}

/** To the owner, who may have settled it long before: since when somebody takes part no more, and whom to tell. */
export function departureDoneMail(
  deps: Deps,
  facts: ApplicationFacts,
  { day }: Ending,
  isSelling: boolean,
): MailDraft {
  const { departure, holder, owner, projectName, pointName } = facts;
  const asSettled = departure?.settledFor === day ? ", comme vous l’aviez réglé" : "";
  return {
    to: owner.email,
    replyTo: holder.email,
    subject: `${quoted(projectName)}\u00a0: ${fullName(holder)} a quitté le projet`,
    title: `${fullName(holder)} a quitté votre projet`,
    paragraphs: [
      `Bonjour ${owner.firstName},`,
      `${quoted(pointName)} ne participe plus à ${quoted(projectName)} depuis le ${formatDate(day)}${asSettled}. Si ce n’est déjà fait, signalez ce départ au gestionnaire de réseau.`,
      ...(isSelling
        ? [
            "Ses acheteurs par contrat en sont prévenus. Ce qu’ils avaient signé avec lui ne leur apporte plus rien ici\u00a0: envoyez-leur le contrat d’un autre producteur, ou dites-leur ce qui vient.",
          ]
        : []),
    ],
    action: { label: "Ouvrir mon tableau", url: inList(deps, facts) },
  };
}
