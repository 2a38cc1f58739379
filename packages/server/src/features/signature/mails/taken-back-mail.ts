import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { byPerson } from "../give-turn.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

type TakenBack = EventOf<"asked-documents-taken-back">;

const why: Record<TakenBack["changed"], string> = {
  address: "l’adresse d’un lieu ou d’une installation a changé",
  holder: "ce qu’ils disent de qui s’engage a changé",
  association: "l’association a changé",
};

function takenBackDraft(
  { projectName, ownerEmail }: ProjectFacts,
  [first, ...others]: readonly [SignerPlace, ...SignerPlace[]],
  changed: TakenBack["changed"],
): MailDraft {
  return {
    to: first.email,
    subject: `${quoted(projectName)}\u00a0: des documents ne sont plus à signer`,
    title: "Des documents ne sont plus à signer",
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `Un e-mail vous avait demandé de les signer. Ils sont retirés\u00a0: ${why[changed]}.`,
      documentList([first, ...others]),
      "Vous n’avez rien à faire\u00a0: le porteur du projet vous les renverra à jour.",
    ],
    replyTo: ownerEmail,
  };
}

/** To each who had been asked to sign what was taken back before anybody had, but for the owner, who sends it anew: once, and only so often. */
export async function takenBackFromSignersMails(
  deps: Deps,
  { projectId, documentIds, changed }: TakenBack,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, projectId);
  if (!facts) return [];
  const mailed = (await findPlacesIn(deps.db, documentIds)).filter(
    ({ mailedAt, address, email }) =>
      mailedAt !== null && address === "confirmed" && email.toLowerCase() !== facts.ownerEmail.toLowerCase(),
  );
  const mails: Mail[] = [];
  for (const { email, places } of byPerson(mailed)) {
    const [first, ...others] = places;
    if (
      first &&
      (await mayCount(deps.limits, "takenBackMailsPerSigner", `${projectId} ${email.toLowerCase()}`))
    )
      mails.push(composeMail(deps, jobId, takenBackDraft(facts, [first, ...others], changed)));
  }
  return mails;
}
