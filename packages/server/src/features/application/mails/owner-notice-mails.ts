import { formatDate } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { findParties } from "../store.ts";
import { findNoticeToTell, mayTellNotice, noteNotice } from "../tell-of-notice.ts";
import { type ApplicationFacts, findApplicationFacts, holderPage, quoted } from "./mail-facts.ts";
import { type Notice, signerNoticeMails } from "./signer-left-mail.ts";

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

/** To whose participation the owner ends by a notice until a day, or does not end after all on the one that was told. */
const draftOf = (deps: Deps, facts: ApplicationFacts, { day, isOff }: Notice): MailDraft => {
  const { holder, projectName } = facts;
  return {
    to: holder.email,
    subject: isOff
      ? `Vous ne quittez plus ${quoted(projectName)} le ${formatDate(day)}`
      : `Votre participation à ${quoted(projectName)} prend fin le ${formatDate(day)}`,
    title: isOff ? "Votre participation continue" : `Votre participation prend fin le ${formatDate(day)}`,
    paragraphs: [`Bonjour ${holder.firstName},`, ...(isOff ? givenUp(facts, day) : given(facts, day))],
    action: { label: "Voir où j’en suis", url: webLink(deps, holderPage(facts)) },
  };
};

/** What an owner's notice makes of a participation, told to its holder, to who signed for the place and to both sides of his contracts, once. */
export async function tellNotice(deps: Deps, event: EventOf<"owner-notice">, jobId: string): Promise<[]> {
  const { applicationId } = event;
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  const parties = await findParties(deps.db, applicationId);
  const told = await findNoticeToTell(deps.db, applicationId);
  const day = told?.is ?? told?.was;
  if (!facts || !parties || !told || !day || !(await mayTellNotice(deps, event))) return [];
  const notice = { day, isOff: told.is === null };
  const signers = await signerNoticeMails(deps, applicationId, notice, jobId);
  const isOther = facts.owner.id !== facts.holder.id;
  const mails = [...(isOther ? [composeMail(deps, jobId, draftOf(deps, facts, notice))] : []), ...signers];
  await inTransaction(deps.db, async (tx) => {
    if (!(await noteNotice(deps, tx, { ...parties, ...told, applicationId }))) return;
    await deps.queue.queueMails(tx, ...mails.map((mail) => ({ kind: event.type, mail })));
  });
  return [];
}
