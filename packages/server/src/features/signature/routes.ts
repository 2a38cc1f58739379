import type { signatureCalls } from "@mec/api/signature";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { askAddressAgain } from "./ask-address-again.ts";
import { confirmSignerAddress } from "./confirm-signer-address.ts";
import { decline } from "./decline.ts";
import { disown } from "./disown.ts";
import { getSignatureFile } from "./get-signature-file.ts";
import { makeOwnLink } from "./own-link.ts";
import { readSignature } from "./read-signature.ts";
import { linkStatutes } from "./read-statutes.ts";
import { readSummary } from "./read-summary.ts";
import { readRetraction } from "./retraction/read-retraction.ts";
import { retract } from "./retraction/retract.ts";
import { sendCode } from "./send-code.ts";
import { sign } from "./sign.ts";
import { verifyFile } from "./verify-file.ts";

export function signatureHandlers(deps: Deps): HandlersOf<typeof signatureCalls> {
  return {
    readSignature: ({ params }, { origin }) => readSignature(deps, params.token, origin),
    getSignatureFile: ({ params, query }, { origin }) =>
      getSignatureFile(deps, { token: params.token, documentId: query.documentId, origin }),
    readSignatureSummary: ({ params }, { origin }) => readSummary(deps, params.token, origin),
    linkSignatureStatutes: ({ params }, { origin }) =>
      linkStatutes(deps, { token: params.token, docId: params.docId, origin }),
    sendSignatureCode: ({ params, body }, { origin }) =>
      sendCode(deps, params.token, body?.documentIds, origin),
    sign: ({ params, body }, { origin }) => sign(deps, params.token, body, origin),
    decline: ({ params, body }, { origin }) => decline(deps, params.token, body, origin),
    confirmSignatureAddress: ({ params, body }, { origin, identify }) =>
      confirmSignerAddress(deps, params.token, body.signerId, { origin, identify }),
    disownSignature: ({ params, body }, { origin }) => disown(deps, params.token, body.signerId, origin),
    linkConsumerSignature: ({ params, actor }) => makeOwnLink(deps, actor, asConsumer(params.id)),
    linkProducerSignature: ({ params, actor }) => makeOwnLink(deps, actor, asProducer(params.id)),
    linkOwnerSignature: ({ params, actor }) => makeOwnLink(deps, actor, { kind: "project", id: params.id }),
    askConsumerAddress: ({ params, actor }) => askAddressAgain(deps, actor, asConsumer(params.id)),
    askProducerAddress: ({ params, actor }) => askAddressAgain(deps, actor, asProducer(params.id)),
    askOwnerAddress: ({ params, actor }) =>
      askAddressAgain(deps, actor, { kind: "project", id: params.id, withPlaces: true }),
    readRetraction: ({ params }) => readRetraction(deps, params.id),
    retract: ({ params, actor }, { origin }) => retract(deps, params.id, actor, origin),
    verifyFile: ({ upload }, { origin }) => verifyFile(deps, upload, origin),
  };
}
