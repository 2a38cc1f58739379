import { deSomebody, formatDate } from "@mec/domain/shared";
import { isNameOf, signingName } from "@mec/domain/signature";
import type { MailDraft } from "../../../jobs/reaction.ts";
import type { SignerPlace } from "../place-store.ts";
import type { ProjectFacts } from "./mail-facts.ts";
import { quoted } from "./mail-words.ts";

/**
 * Asks the reader of a mailbox that somebody typed whether he is the person who is to sign. It says nothing
 * of the documents: they are shown once he has said yes.
 */
export function confirmationMail(
  { projectName, ownerName, ownerEmail, bearer }: ProjectFacts,
  [first]: readonly [SignerPlace, ...SignerPlace[]],
  url: string,
): MailDraft {
  const until = formatDate(first.expiresAt);
  const structure =
    first.party?.entityType === "Professionnel" ? `${quoted(first.party.socialReason)} dans ` : "";
  const project = `${quoted(projectName)}, le projet d’autoconsommation collective que porte ${bearer}`;
  // The words alone, since anybody may open an account under that name: whoever opens the link is asked all the same.
  const isOwn = first.namedBy !== null && isNameOf(first.namedBy, first);
  return {
    to: first.email,
    subject: "Des documents attendent votre signature\u00a0: confirmez votre adresse",
    title: "Des documents attendent votre signature",
    preheader: "Confirmez votre adresse, et lisez-les aussitôt.",
    paragraphs: [
      "Bonjour,",
      isOwn
        ? `Un compte au nom ${deSomebody(signingName(first))} a donné cette adresse comme la sienne, pour signer dans ${project}.`
        : `${first.namedBy ?? ownerName} a donné cette adresse comme celle ${deSomebody(signingName(first))}, qui doit signer pour ${structure}${project}.`,
      // Not how many: those of his other places may follow, by this same link.
      `Des documents vous attendent\u00a0: confirmez que ${isOwn ? "c’est bien vous" : "vous êtes bien cette personne"}, et vous les lirez aussitôt. Vous pouvez signer jusqu’au ${until}, sans compte.`,
      isOwn
        ? "Ce n’est pas vous, ou ce compte n’est pas le vôtre\u202f? Dites-le sur la même page\u00a0: rien ne vous sera montré, et le porteur du projet sera prévenu."
        : "Ce n’est pas vous\u202f? Dites-le sur la même page\u00a0: rien ne vous sera montré, et le porteur du projet sera prévenu.",
    ],
    action: { label: "Confirmer mon adresse et lire", url },
    replyTo: ownerEmail,
    footer: "Ce lien est personnel\u00a0: ne le transférez pas.",
  };
}
