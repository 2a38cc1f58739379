import { dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { type ApplicationFacts, findApplicationFacts, holderPage, quoted } from "./mail-facts.ts";
import { forgetTold, isToldWrongly } from "./signed-places.ts";

/** To who was told that all was signed: a document that was set aside is to be signed here after all. */
const reopenedMail = (deps: Deps, facts: ApplicationFacts): MailDraft => ({
  to: facts.holder.email,
  subject: `${quoted(facts.projectName)}\u00a0: un document reste à signer`,
  title: "Un document reste à signer",
  paragraphs: [
    `Bonjour ${facts.holder.firstName},`,
    `Le porteur de ${quoted(facts.projectName)} avait indiqué qu’un document de ${quoted(facts.pointName)} se signait en dehors de la plateforme. Il se signe finalement ici\u00a0: ${quoted(facts.pointName)} n’entre pas dans le partage avant.`,
    "Le document vous arrivera par e-mail. Ce que vous avez déjà signé ne change pas.",
  ],
  action: { label: "Voir où j’en suis", url: webLink(deps, holderPage(facts)) },
});

const daySeconds = 86_400;

/**
 * Tells who was told that all is signed that it is not, if that is still so: not who was told nothing yet, nor of what was taken back
 * meanwhile. So often a day; what is held back is looked at again a day later, so that the last that he reads is true.
 */
export async function tellReopened(
  deps: Deps,
  event: EventOf<"application-reopened">,
  jobId: string,
): Promise<[]> {
  const { applicationId: id } = event;
  const facts = await findApplicationFacts(deps.db, id, deps.now());
  if (!facts || !(await isToldWrongly(deps.db, id))) return [];
  const isOwn = facts.owner.id === facts.holder.id;
  const may = isOwn || (await mayCount(deps.limits, "reopenedMailsPerApplication", id));
  await inTransaction(deps.db, async (tx) => {
    const name = `${id} ${dayInParis(deps.now())}`;
    if (!may) return deps.queue.emitAfter(tx, daySeconds, event, name);
    if (!(await forgetTold(tx, id)) || isOwn) return;
    const mail = composeMail(deps, jobId, reopenedMail(deps, facts));
    await deps.queue.queueMails(tx, { kind: event.type, mail });
  });
  return [];
}
