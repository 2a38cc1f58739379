import { deSomebody } from "@mec/domain/shared";
import { maskEmail, signingName } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf } from "../../../jobs/reaction.ts";
import { findPlacesIn } from "../place-store.ts";
import { findProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";
import { documentsAmong, ownerAction } from "./owner-mails.ts";

/** To the owner: the person who opened the link is not the one who is to sign, and what to do. */
export async function disownedMails(
  deps: Deps,
  { projectId, documentIds, signerId }: EventOf<"signature-disowned">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, projectId);
  const places = await findPlacesIn(deps.db, documentIds);
  const signer = places.find((place) => place.signerId === signerId);
  if (!facts || !signer) return [];
  const name = signingName(signer);
  const documents = documentsAmong(places);
  const draft = {
    to: facts.ownerEmail,
    subject: `${quoted(facts.projectName)}\u00a0: «\u00a0je ne suis pas ${name}\u00a0»`,
    title: `Les documents ${deSomebody(name)} ont trouvé quelqu’un d’autre`,
    paragraphs: [
      `Bonjour ${facts.ownerFirstName},`,
      `La personne qui a ouvert le lien envoyé à ${maskEmail(signer.email)} répond qu’elle n’est pas ${name}. Rien n’est signé, et ces documents ne lui sont plus montrés\u00a0:`,
      documentList(documents),
      `Vérifiez l’adresse avec ${name}. Si elle est fausse, faites-la corriger dans la fiche du signataire, puis gérez le document hors de la plateforme, annulez, et envoyez-le à nouveau. Si elle est juste, relancez\u00a0: le lien sera renvoyé.`,
    ],
    action: ownerAction(deps, facts, documents),
  };
  return [composeMail(deps, jobId, draft)];
}
