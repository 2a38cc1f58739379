import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import { mayRetract, retractionSpan } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import {
  composeMail,
  type EventOf,
  type MailDraft,
  type Reactions,
  webLink,
} from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { linkToken } from "../../../links/tokens.ts";
import { findSaidDocuments } from "../../document/index.ts";
import { endAtProvider } from "../abandon.ts";
import { createRequests } from "../create-requests.ts";
import { stampChain } from "../evidence/evidence-timestamps.ts";
import { keepLink } from "../link.ts";
import { findPlacesIn, findPlacesOf, type Person, type SignerPlace } from "../place-store.ts";
import { readProviderEvents } from "../provider/provider-state.ts";
import { remindSigners } from "../remind.ts";
import { composeCode } from "../send-code.ts";
import { isAwaited } from "../session.ts";
import { signedPapersMails } from "../signed-paper-link.ts";
import { sealRequest } from "../signed-papers/seal-request.ts";
import { withdrawRequests } from "../withdraw.ts";
import { buyerLeavingMails } from "./buyer-leaving-mail.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { disownedMails } from "./disowned-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import { leftForSignerMails } from "./left-for-signer-mail.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";
import { declinedMails, expiredMail } from "./owner-mails.ts";
import { retractionMails } from "./retraction-mails.ts";
import { sellerLeftMails } from "./seller-left-mail.ts";
import { withdrawnContractMails } from "./withdrawn-contract-mail.ts";

/** Makes the link as its mail is written: only its hash is kept. */
async function makeLink(deps: Deps, person: Person, jobId: string, purpose: string): Promise<string> {
  const token = linkToken(deps.config.sessionSecret, jobId, purpose);
  await keepLink(deps.db, person, token, deps.now());
  return webLink(deps, pages.signature.to({ token }));
}

type Places = readonly [SignerPlace, ...SignerPlace[]];

const some = <T>([first, ...others]: readonly T[]): readonly [T, ...T[]] | null =>
  first === undefined ? null : [first, ...others];

/** @returns no mail once the mailbox has had its daily share: anybody may have typed it. */
async function askToConfirm(deps: Deps, facts: ProjectFacts, places: Places, jobId: string): Promise<Mail[]> {
  const [{ email }] = places;
  if (!(await mayCount(deps.limits, "addressMailsPerMailbox", email))) return [];
  const url = await makeLink(deps, { projectId: facts.projectId, email }, jobId, "signature");
  return [composeMail(deps, jobId, confirmationMail(facts, places, url))];
}

/**
 * The mail about all that waits for a person's signature in a project; none when nothing does any more. Until
 * the address is confirmed the mail asks for that, and the documents follow.
 */
async function askToSign(deps: Deps, person: Person, jobId: string, isReminder: boolean): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, person.projectId);
  const awaited = (await findPlacesOf(deps.db, person)).filter((place) => isAwaited(place, deps.now()));
  const places = some(awaited.filter(({ address }) => address === "confirmed"));
  const unproven = some(awaited.filter(({ address }) => address === "to-confirm"));
  if (!facts) return [];
  if (!places) return unproven ? askToConfirm(deps, facts, unproven, jobId) : [];
  const [first] = places;
  const url = first.signatureLink === null ? await makeLink(deps, person, jobId, "signature") : null;
  const said = await findSaidDocuments(
    deps.db,
    places.map(({ documentId }) => documentId),
  );
  const contents = said.map(({ content }) => content);
  return [composeMail(deps, jobId, invitationMail(facts, places, { url, isReminder, contents }))];
}

/** The first mail to a signer, and one to who named another than himself: that he has nothing to do, and who has. */
async function inviteToSign(deps: Deps, person: Person, jobId: string): Promise<Mail[]> {
  const asked = await askToSign(deps, person, jobId, false);
  const facts = await findProjectFacts(deps.db, person.projectId);
  if (asked.length === 0 || !facts) return asked;
  const awaited = (await findPlacesOf(deps.db, person)).filter((place) => isAwaited(place, deps.now()));
  const told = await leftForSignerMails(deps, facts, awaited);
  return [...asked, ...told.map((draft) => composeMail(deps, jobId, draft))];
}

function ownersCopiesMail(deps: Deps, facts: ProjectFacts, places: readonly SignerPlace[]): MailDraft {
  const count = plural(places.length, "document signé", "documents signés");
  return {
    to: facts.ownerEmail,
    subject: `${quoted(facts.projectName)}\u00a0: ${count} par tous`,
    title: `${count} par tous`,
    paragraphs: [
      `Bonjour ${facts.ownerFirstName},`,
      `Tous les signataires ont signé, dans ${quoted(facts.projectName)}\u00a0:`,
      documentList(places),
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
  const places = event.documentIds.flatMap(
    (id) => ofPerson.find(({ documentId }) => documentId === id) ?? [],
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
  "signature-reminded": (deps, event, jobId) => askToSign(deps, event, jobId, true),
  "signature-code-wanted": composeCode,
  "signed-copies-ready": copiesMails,
  "signed-papers-wanted": signedPapersMails,
  "evidence-timestamp-wanted": async (deps, { requestId }) => {
    await stampChain(deps, requestId);
    return [];
  },
  "contract-withdrawn": withdrawnContractMails,
  "seller-left": sellerLeftMails,
  "buyer-leaving": buyerLeavingMails,
  "consumer-retracted": retractionMails,
  "signature-declined": declinedMails,
  "signature-disowned": disownedMails,
  "signature-expired": async (deps, event, jobId) => {
    const mail = await expiredMail(deps, event);
    return mail ? [composeMail(deps, jobId, mail)] : [];
  },
} satisfies Partial<Reactions>;
