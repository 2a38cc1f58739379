import { formatDate } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { type ApplicationFacts, holderPage, quoted } from "./mail-facts.ts";

/** The notice itself, in writing: who ends it, when, and what it costs whom. */
function given(
  { departure, projectName, pointName, owner, participant }: ApplicationFacts,
  day: string,
): MailParagraph[] {
  const reason = departure?.reason;
  return [
    `Le porteur de ${quoted(projectName)} met fin à la participation de ${quoted(pointName)}, qui n’a pas encore commencé\u00a0: elle prend fin le ${formatDate(day)}, au terme du préavis de ce que vous avez signé.`,
    ...(reason ? ["Son message\u00a0:", { quote: reason }] : []),
    participant.kind === "consumer"
      ? "Ce jour-là, votre bulletin, votre accord et votre contrat de vente cessent de vous lier. Votre contrat d’électricité actuel ne change pas\u00a0: vous n’avez rien à faire, et rien à payer pour ce départ."
      : "Ce jour-là, votre bulletin, votre accord et vos contrats de vente cessent de vous lier. Vous n’avez rien à faire, et rien à payer pour ce départ.",
    `D’ici là rien ne change. Une question, ou un désaccord\u202f? Écrivez à ${owner.firstName} ${owner.lastName}, depuis la page du projet\u00a0: le porteur peut y renoncer.`,
  ];
}

const givenUp = ({ projectName, pointName }: ApplicationFacts, day: string): MailParagraph[] => [
  `Le porteur de ${quoted(projectName)} renonce à mettre fin à la participation de ${quoted(pointName)} le ${formatDate(day)}\u00a0: ce que vous avez signé tient, comme avant.`,
];

export type Notice = Pick<EventOf<"owner-notice">, "day" | "isOff">;

/** Whether it stands as this says: another mail tells what has changed since. */
export const isNoticeTold = ({ departure }: ApplicationFacts, { day, isOff }: Notice): boolean =>
  isOff ? departure === null : departure?.settledFor === day;

/** To whose participation the owner ends by a notice, or does not end after all. */
export function ownerNoticeMail(deps: Deps, facts: ApplicationFacts, notice: Notice): MailDraft | null {
  if (!isNoticeTold(facts, notice)) return null;
  const { holder, projectName } = facts;
  const { day, isOff } = notice;
  return {
    to: holder.email,
    subject: isOff
      ? `Vous ne quittez plus ${quoted(projectName)} le ${formatDate(day)}`
      : `Votre participation à ${quoted(projectName)} prend fin le ${formatDate(day)}`,
    title: isOff ? "Votre participation continue" : `Votre participation prend fin le ${formatDate(day)}`,
    paragraphs: [`Bonjour ${holder.firstName},`, ...(isOff ? givenUp(facts, day) : given(facts, day))],
    action: { label: "Voir où j’en suis", url: webLink(deps, holderPage(facts)) },
  };
}
