import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf } from "../../../jobs/reaction.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { byBuyer } from "./buyers.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

/** What becomes of his yes, by whether he had given it. */
function withdrawnDraft({ projectName, ownerEmail }: ProjectFacts, own: readonly SignerPlace[]) {
  const [first] = own;
  if (!first) return null;
  const hasSigned = own.some(({ signerStatus }) => signerStatus === "signed");
  return {
    to: first.email,
    subject: `${quoted(projectName)}\u00a0: votre contrat de vente est retiré`,
    title: "Votre contrat de vente est retiré",
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `Le producteur de ce contrat a quitté ${quoted(projectName)}. N’est donc plus à signer\u00a0:`,
      documentList(own),
      hasSigned
        ? "Vous l’aviez signé\u00a0: votre signature ne vous engage pas, puisque le producteur n’a pas donné la sienne."
        : "Vous n’avez rien à faire.",
      "Le reste de ce que vous avez signé ne change pas. Si un autre producteur vend, un nouveau contrat vous sera proposé.",
    ],
    replyTo: ownerEmail,
  };
}

/** To each consumer whose contract was withdrawn with its only seller. */
export async function withdrawnContractMails(
  deps: Deps,
  { projectId, documentIds }: EventOf<"contract-withdrawn">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, projectId);
  if (!facts) return [];
  // The producer has left, and later signers were not asked yet.
  const people = byBuyer(await findPlacesIn(deps.db, documentIds));
  return people.flatMap((own) => {
    const draft = withdrawnDraft(facts, own);
    return draft ? [composeMail(deps, jobId, draft)] : [];
  });
}
