import { contractToEndText } from "@mec/domain/point";
import { dayInParis, formatKwh, ownPriceText } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { projectInSubject } from "../../project/index.ts";
import { toEndText } from "./holder-mails.ts";
import {
  type ApplicationFacts,
  fullName,
  holderPage,
  ownerPage,
  powerOf,
  quoted,
  requestOf,
} from "./mail-facts.ts";

const energyOf = ({ kwh, participant }: ApplicationFacts): string => {
  if (kwh === 0) return "";
  return `, qui ${participant.kind === "producer" ? "produit" : "consomme"} ${formatKwh(kwh)} par an`;
};

/** What a producer asks, in both taxes: his income, and what his buyers pay. */
function askedText({ plant, vatRegime }: ApplicationFacts): string[] {
  if (!plant) return [];
  const { price } = plant;
  const isSaid = vatRegime === "standard" || vatRegime === "franchise";
  return [`Prix demandé\u00a0: ${price ? ownPriceText({ price }, isSaid ? vatRegime : null) : "gratuit"}.`];
}

/** To the owner; `subject` is the one that the applicant's page asked for, if any. */
export function newApplicationMail(deps: Deps, facts: ApplicationFacts, subject?: string): MailDraft {
  const { owner, holder, projectName } = facts;
  const request = requestOf(facts);
  return {
    to: owner.email,
    replyTo: holder.email,
    subject: subject ?? `Nouvelle ${request} pour «\u00a0${projectName}\u00a0»`,
    title: `Une nouvelle ${request} pour ${quoted(projectName)}`,
    paragraphs: [
      `Bonjour ${owner.firstName},`,
      `${fullName(holder)} souhaite rejoindre votre projet avec ${quoted(facts.pointName)}, à ${facts.city}${powerOf(facts)}${energyOf(facts)}.`,
      ...askedText(facts),
      ...(facts.cameWhenFull && !facts.isInvited
        ? [
            "Votre production était déjà toute réservée ou demandée\u00a0: cette personne est sur votre liste d’attente.",
          ]
        : []),
      ...(facts.contractToEnd
        ? [contractToEndText(facts.contractToEnd, "owner", dayInParis(deps.now()))]
        : []),
      facts.participant.kind === "producer"
        ? "C’est à vous de répondre\u00a0: acceptez la proposition ou refusez-la en disant pourquoi."
        : "C’est à vous de répondre\u00a0: proposez un prix, acceptez la candidature ou refusez-la en disant pourquoi.",
    ],
    action: { label: `Voir la ${request}`, url: webLink(deps, ownerPage(facts, "pending")) },
    footer: "En répondant à cet e-mail, vous écrivez à cette personne.",
  };
}

function whatComes({ cameWhenFull, isInvited, owner }: ApplicationFacts): string {
  if (!cameWhenFull)
    return "Il l’étudie, le plus souvent en une semaine. Vous recevrez un e-mail dès qu’il aura répondu. D’ici là, confirmez votre adresse si ce n’est pas encore fait, et complétez votre dossier si vous le pouvez.";
  const later =
    "D’ici là, confirmez votre adresse si ce n’est pas encore fait\u00a0; le reste de votre dossier peut attendre.";
  return isInvited
    ? `Toute la production de ce projet est réservée ou demandée aujourd’hui\u00a0: ${fullName(owner)}, qui vous invite, vous dira par e-mail s’il y a une place pour vous. ${later}`
    : `Toute la production de ce projet est réservée ou demandée\u00a0: vous êtes sur sa liste d’attente. Vous recevrez un e-mail si une place vous est proposée. ${later}`;
}

export function applicationReceivedMail(deps: Deps, facts: ApplicationFacts): MailDraft {
  const { holder, projectName, moderationStatus } = facts;
  const request = requestOf(facts);
  return {
    to: holder.email,
    subject: `Votre ${request} pour ${projectInSubject(projectName, moderationStatus, "un projet d’autoconsommation collective")} est envoyée`,
    title: `Votre ${request} est envoyée`,
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      `Le porteur de ${quoted(projectName)} a reçu votre ${request} pour ${quoted(facts.pointName)}.`,
      whatComes(facts),
      ...toEndText(facts, dayInParis(deps.now())),
    ],
    action: { label: `Suivre ma ${request}`, url: webLink(deps, holderPage(facts)) },
  };
}
