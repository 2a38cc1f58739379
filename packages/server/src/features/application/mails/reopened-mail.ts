import type { Deps } from "../../../deps.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { type ApplicationFacts, holderPage, quoted } from "./mail-facts.ts";

/** To who was told that all was signed: a document that was set aside is to be signed here after all. */
export const reopenedMail = (deps: Deps, facts: ApplicationFacts): MailDraft => ({
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
