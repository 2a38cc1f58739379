import { hasSigned } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { byPerson } from "../give-turn.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

const isSignedBy = ({ signerStatus }: SignerPlace): boolean => hasSigned(signerStatus);

/** What he had signed is named apart: it binds him no more than what he had not. */
function draft(
  { projectName, ownerEmail }: ProjectFacts,
  [first, ...others]: readonly [SignerPlace, ...SignerPlace[]],
): MailDraft {
  const all = [first, ...others];
  const signed = all.filter(isSignedBy);
  const unsigned = all.filter((place) => !isSignedBy(place));
  return {
    to: first.email,
    subject: `${quoted(projectName)}\u00a0: des documents ne sont plus à signer`,
    title: "Des documents ne sont plus à signer",
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `Le porteur de ${quoted(projectName)} retire ce qu’il avait envoyé à signer, avant que tous aient signé.`,
      ...(signed.length > 0
        ? [
            "Vous aviez signé ce qui suit\u00a0: votre signature y est sans effet, et ne vous engage à rien.",
            documentList(signed, all),
          ]
        : []),
      ...(unsigned.length > 0
        ? ["Ce qui suit vous avait été envoyé, et n’est plus à signer\u00a0:", documentList(unsigned, all)]
        : []),
      "Vous n’avez rien à faire. Si le porteur du projet vous en renvoie d’autres, lisez-les avant de les signer\u00a0: ils peuvent dire autre chose.",
    ],
    replyTo: ownerEmail,
  };
}

/**
 * To each who had been asked to sign what its owner takes back, or has signed it, but for the owner himself: who has signed is told each
 * time, who was asked only so often.
 */
export async function sendingTakenBackMails(
  deps: Deps,
  { projectId, documentIds }: EventOf<"sending-taken-back">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, projectId);
  if (!facts) return [];
  const told = (await findPlacesIn(deps.db, documentIds)).filter(
    (place) =>
      place.email.toLowerCase() !== facts.ownerEmail.toLowerCase() &&
      (isSignedBy(place) || (place.mailedAt !== null && place.address === "confirmed")),
  );
  const mails: Mail[] = [];
  for (const { email, places } of byPerson(told)) {
    const [first, ...others] = places;
    if (!first) continue;
    const isTold =
      places.some(isSignedBy) ||
      (await mayCount(deps.limits, "takenBackMailsPerSigner", `${projectId} ${email.toLowerCase()}`));
    if (isTold) mails.push(composeMail(deps, jobId, draft(facts, [first, ...others])));
  }
  return mails;
}
