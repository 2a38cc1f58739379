import type { Departure } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { noticeText } from "./departure-mails.ts";
import { type ApplicationFacts, holderPage, quoted } from "./mail-facts.ts";

/** The day that was asked for, where another was settled. */
const askedText = ({ leavingOn }: Departure, day: string): string =>
  leavingOn === day ? "" : ` Vous aviez demandé le ${formatDate(leavingOn)}.`;

/** That a day was settled, or takes the place of another one, of which he was told. */
const changedText = (was: string | undefined): string =>
  was === undefined
    ? "Le porteur du projet a réglé votre départ"
    : `Le porteur du projet a changé le jour de votre départ, qui n’est plus le ${formatDate(was)}`;

/**
 * To who asked to leave: on which day he does, by himself, and that the owner alone changes it now.
 * @param settled the day that was settled, and the one before it; no day of what a node of the former release told
 */
export function departureScheduledMail(
  deps: Deps,
  facts: ApplicationFacts,
  settled: Pick<EventOf<"departure-scheduled">, "day" | "was">,
  bound: readonly MailParagraph[] = [],
): MailDraft | null {
  const { departure, holder, projectName, pointName } = facts;
  const day = departure?.settledFor;
  // It may have been given up since, or changed, of which another mail tells.
  if (!departure || day === undefined || (settled.day !== undefined && settled.day !== day)) return null;
  return {
    to: holder.email,
    subject: `Votre départ de ${quoted(projectName)} est réglé pour le ${formatDate(day)}`,
    title: `Vous partez le ${formatDate(day)}`,
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      `${changedText(settled.was)}\u00a0: ${quoted(pointName)} quitte ${quoted(projectName)} le ${formatDate(day)}. D’ici là rien ne change\u00a0; le porteur déclare la sortie de votre compteur au gestionnaire de réseau, qui en retient le jour.${askedText(departure, day)}`,
      ...noticeText(facts, "Votre"),
      ...bound,
      "Un autre jour vous irait mieux, ou vous restez finalement\u202f? Écrivez au porteur, depuis la page du projet\u00a0: il peut changer ce jour ou y renoncer.",
    ],
    action: { label: "Voir où j’en suis", url: webLink(deps, holderPage(facts)) },
  };
}

/** To the same, once the owner has given up that day: his request waits again, and is his to withdraw. */
export function departureUnscheduledMail(deps: Deps, facts: ApplicationFacts, day: string): MailDraft | null {
  const { departure, holder, projectName, pointName } = facts;
  if (!departure || departure.settledFor !== undefined) return null;
  return {
    to: holder.email,
    subject: `Vous ne quittez plus ${quoted(projectName)} le ${formatDate(day)}`,
    title: "Le jour de votre départ n’est plus fixé",
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      `Le porteur du projet renonce au ${formatDate(day)}\u00a0: ${quoted(pointName)} reste dans ${quoted(projectName)} jusqu’à ce qu’il règle votre départ pour un autre jour.`,
      `Votre demande du ${formatDate(departure.requestedAt)}, pour le ${formatDate(departure.leavingOn)}, tient toujours. Si vous restez, retirez-la.`,
    ],
    action: { label: "Revoir ma demande", url: webLink(deps, holderPage(facts)) },
  };
}
