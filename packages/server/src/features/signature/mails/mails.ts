import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import { mayAskEarlySupply, mayRetract, retractionSpan } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import {
  composeMail,
  type EventOf,
  type MailDraft,
  type Reactions,
  webLink,
} from "../../../jobs/reaction.ts";
import { endAtProvider } from "../abandon.ts";
import { createRequests } from "../create-requests.ts";
import { stampChain } from "../evidence/evidence-timestamps.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { readProviderEvents } from "../provider/provider-state.ts";
import { remindSigners } from "../remind.ts";
import { composeCode } from "../send-code.ts";
import { signedPapersMails } from "../signed-paper-link.ts";
import { sealRequest } from "../signed-papers/seal-request.ts";
import { withdrawRequests } from "../withdraw.ts";
import { inviteToSign, makeLink, remindToSign } from "./ask-to-sign.ts";
import { buyerLeavingMails } from "./buyer-leaving-mail.ts";
import { disownedMails } from "./disowned-mail.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";
import { declinedMails, documentsAmong, expiredMail } from "./owner-mails.ts";
import { retractionMails } from "./retraction-mails.ts";
import { sellerLeavingMails } from "./seller-left-mail.ts";
import { withdrawnContractMails } from "./withdrawn-contract-mail.ts";

function ownersCopiesMail(deps: Deps, facts: ProjectFacts, places: readonly SignerPlace[]): MailDraft {
  const count = plural(places.length, "document signé", "documents signés");
  return {
    to: facts.ownerEmail,
    subject: `${quoted(facts.projectName)}\u00a0: ${count} par tous`,
    title: `${count} par tous`,
    paragraphs: [
      `Bonjour ${facts.ownerFirstName},`,
      `Tous les signataires ont signé, dans ${quoted(facts.projectName)}\u00a0:`,
      documentList(documentsAmong(places)),
      "Les exemplaires signés et scellés sont dans vos documents.",
    ],
    action: {
      label: "Ouvrir mes documents",
      url: webLink(deps, pages.ownerDocuments.to({ projectId: facts.projectId, tab: "bulletin" })),
    },
  };
}

/** Signed by an individual for a place that consumes. */
const givesRetraction = ({ role, participant, consumptionPointId }: SignerPlace): boolean =>
  role === "participant" && consumptionPointId !== null && participant !== null && mayRetract(participant);

/** What he answered of the beginning of his supply by the contracts among these, which this mail confirms to him. */
function supplyAnswer(places: readonly SignerPlace[]): string[] {
  const answers = new Set(
    places.filter(mayAskEarlySupply).flatMap(({ asksEarlySupply }) => asksEarlySupply ?? []),
  );
  if (answers.size === 0) return [];
  if (!answers.has(true))
    return [
      "Vous n’avez pas demandé que la fourniture commence avant la fin de ce délai\u00a0: elle commence ensuite.",
    ];
  const signing = answers.has(false) ? "en signant une partie de ces contrats" : "en signant";
  return [
    `Vous avez demandé, ${signing}, que la fourniture commence avant la fin de ce délai. Si vous vous rétractez ensuite, vous payez l’électricité fournie jusque-là.`,
  ];
}

function signersCopiesMail(
  facts: ProjectFacts,
  places: readonly SignerPlace[],
  url: string,
): MailDraft | null {
  const [first] = places;
  if (!first) return null;
  const one = places.length < 2;
  const isSole = places.every(({ kind }) => kind === "bulletin");
  return {
    to: first.email,
    subject: one
      ? `Votre document signé pour ${quoted(facts.projectName)}`
      : `Vos documents signés pour ${quoted(facts.projectName)}`,
    title: isSole
      ? "Vous avez signé"
      : one
        ? "Votre document est signé par tous"
        : "Vos documents sont signés par tous",
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `${isSole ? "Vous avez signé" : "Tous les signataires ont signé"}, pour ${quoted(facts.projectName)}\u00a0:`,
      documentList(places),
      "Votre exemplaire porte les signatures, leur certificat et le sceau de la plateforme. Téléchargez-le et conservez-le.",
      ...(places.some(givesRetraction)
        ? [
            `Vous pouvez vous rétracter dans ${retractionSpan}, sans motif ni frais, sur la page de votre candidature.`,
          ]
        : []),
      ...supplyAnswer(places),
    ],
    action: { label: one ? "Télécharger mon exemplaire" : "Télécharger mes exemplaires", url },
    footer: "Ce lien est personnel\u00a0: ne le transférez pas.",
  };
}

async function copiesMails(
  deps: Deps,
  event: EventOf<"signed-copies-ready">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, event.projectId);
  if (!facts) return [];
  const known = await findPlacesIn(deps.db, event.documentIds);
  const ofPerson = event.asOwner
    ? known
    : known.filter(({ email }) => email.toLowerCase() === event.email.toLowerCase());
  const places = ofPerson.filter(
    ({ documentId }, rank) => ofPerson.findIndex((one) => one.documentId === documentId) === rank,
  );
  if (places.length === 0) return [];
  if (event.asOwner) return [composeMail(deps, jobId, ownersCopiesMail(deps, facts, places))];
  const draft = signersCopiesMail(facts, places, await makeLink(deps, event, jobId, "signed-copies"));
  return draft ? [composeMail(deps, jobId, draft)] : [];
}

/** What the events about signatures lead to: requests, seals, and mails. */
export const signatureReactions = {
  "signature-wanted": async (deps, { documentIds }) => {
    await createRequests(deps, documentIds);
    return [];
  },
  "signature-reminder": async (deps, { documentIds }) => {
    await remindSigners(deps, documentIds);
    return [];
  },
  "signature-withdrawn": async (deps, { documentIds }) => {
    await withdrawRequests(deps, documentIds);
    return [];
  },
  "signature-abandoned": async (deps, event) => {
    await endAtProvider(deps, event);
    return [];
  },
  "signature-provider-told": async (deps, { requestId }) => {
    await readProviderEvents(deps, requestId);
    return [];
  },
  "signature-completed": async (deps, { requestId }) => {
    await sealRequest(deps, requestId);
    return [];
  },

  "signature-invited": inviteToSign,
  "signature-reminded": remindToSign,
  "signature-code-wanted": composeCode,
  "signed-copies-ready": copiesMails,
  "signed-papers-wanted": signedPapersMails,
  "evidence-timestamp-wanted": async (deps, { requestId }) => {
    await stampChain(deps, requestId);
    return [];
  },
  "contract-withdrawn": withdrawnContractMails,
  "seller-left": sellerLeavingMails,
  "seller-leaving": sellerLeavingMails,
  "buyer-leaving": buyerLeavingMails,
  "consumer-retracted": retractionMails,
  "signature-declined": declinedMails,
  "signature-disowned": disownedMails,
  "signature-expired": async (deps, event, jobId) => {
    const mail = await expiredMail(deps, event);
    return mail ? [composeMail(deps, jobId, mail)] : [];
  },
} satisfies Partial<Reactions>;
