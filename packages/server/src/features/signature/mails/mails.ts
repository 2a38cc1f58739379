import { composeMail, type Reactions } from "../../../jobs/reaction.ts";
import { endAtProvider } from "../abandon.ts";
import { createRequests } from "../create-requests.ts";
import { stampChain } from "../evidence/evidence-timestamps.ts";
import { recordSent } from "../evidence/record-sent.ts";
import { keepSignedSums } from "../keep-signed-sums.ts";
import { readProviderEvents } from "../provider/provider-state.ts";
import { remindSigners } from "../remind.ts";
import { composeCode } from "../send-code.ts";
import { signedPapersMails } from "../signed-paper-link.ts";
import { sealRequest } from "../signed-papers/seal-request.ts";
import { withdrawRequests } from "../withdraw.ts";
import { inviteToSign, remindToSign } from "./ask-to-sign.ts";
import { buyerLeavingMails } from "./buyer-leaving-mail.ts";
import { copiesMails } from "./copies-mail.ts";
import { disownedMails } from "./disowned-mail.ts";
import { declinedMails, expiredMail } from "./owner-mails.ts";
import { retractionMails } from "./retraction-mails.ts";
import { sellerLaterMails } from "./seller-later-mail.ts";
import { sellerLeavingMails } from "./seller-left-mail.ts";
import { sendingTakenBackMails } from "./sending-taken-back-mail.ts";
import { takenBackFromSignersMails } from "./taken-back-mail.ts";
import { withdrawnContractMails } from "./withdrawn-contract-mail.ts";

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
  "sum-signed": async (deps, event) => {
    await keepSignedSums(deps, event);
    return [];
  },
  "signature-completed": async (deps, { requestId }) => {
    await sealRequest(deps, requestId);
    return [];
  },

  "signature-invited": inviteToSign,
  "signature-reminded": remindToSign,
  "signature-mail-sent": async (deps, event) => {
    await recordSent(deps, event);
    return [];
  },
  "signature-code-wanted": composeCode,
  "signed-copies-ready": copiesMails,
  "signed-papers-wanted": signedPapersMails,
  "evidence-timestamp-wanted": async (deps, { requestId }) => {
    await stampChain(deps, requestId);
    return [];
  },
  "contract-withdrawn": withdrawnContractMails,
  "asked-documents-taken-back": takenBackFromSignersMails,
  "seller-begins-otherwise": sellerLaterMails,
  "sending-taken-back": sendingTakenBackMails,
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
