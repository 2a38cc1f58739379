import type { documentCalls } from "@mec/api/document";
import { participantIfAny } from "@mec/api/point";
import { documentKinds } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { askFor } from "../../long-work/index.ts";
import { listCommitments } from "./deletion/commitments.ts";
import { archiveDocuments } from "./files/archive-documents.ts";
import { linkDocument } from "./files/link-document.ts";
import { archiveSignedCopies, listSignedCopies } from "./files/signed-copies.ts";
import { getStillBound } from "./files/still-bound.ts";
import { getCommitment } from "./get-commitment.ts";
import { getApplicationLeaving, getLeaving, listBindings } from "./get-leaving.ts";
import { ignoreDocuments } from "./ignore-documents.ts";
import { getParticipantDocuments, listDocuments } from "./list-documents.ts";
import { previewDocument } from "./preview-document.ts";
import { previewVatChange } from "./preview-vat-change.ts";
import { listProducerSales } from "./producer-sales.ts";
import { remindDocuments } from "./remind-documents.ts";
import { listUnsignedContracts } from "./sales/unsigned.ts";
import { listSalesTerms, saveSalesTerms } from "./sales-terms.ts";
import { sendDocuments } from "./send-documents.ts";
import { takeBackDocuments } from "./take-back-documents.ts";

export function documentHandlers(deps: Deps): HandlersOf<typeof documentCalls> {
  return {
    listDocuments: ({ params, actor }, { paging }) => listDocuments(deps, actor, params.id, paging),
    getConsumerDocuments: ({ params, actor }) => getParticipantDocuments(deps, actor, asConsumer(params.id)),
    getProducerDocuments: ({ params, actor }) => getParticipantDocuments(deps, actor, asProducer(params.id)),
    listProducerSales: ({ params }) => listProducerSales(deps, params.id),
    getConsumerCommitment: async ({ params }) => ({ essentials: await getCommitment(deps, params.id) }),
    getConsumerLeaving: ({ params }) => getLeaving(deps, asConsumer(params.id)),
    listCommitments: ({ actor }) => listCommitments(deps.db, actor.id, deps.now()),
    getApplicationLeaving: ({ params }) => getApplicationLeaving(deps, params.id),
    listBindings: async ({ params, body }) => ({
      bound: await listBindings(deps, params.id, body.applicationIds),
    }),
    listUnsignedContracts: ({ params, body }) => listUnsignedContracts(deps, params.id, body.applicationIds),
    previewVatChange: ({ params, query }) =>
      previewVatChange(deps, { pointId: params.id, vatRegime: query.vatRegime }),
    sendDocuments: ({ params, body, actor }) =>
      sendDocuments(deps, params.id, [params.kind], body.participants, actor),
    sendDocumentSets: ({ params, body, actor }) =>
      sendDocuments(deps, params.id, documentKinds, body.participants, actor),
    async remindDocuments({ params, body, actor }) {
      return { results: await remindDocuments(deps, params.id, params.kind, body.participants, actor) };
    },
    async takeBackDocuments({ params: { id: projectId, kind }, body }) {
      return { results: await takeBackDocuments(deps, { projectId, kind, ...body }) };
    },
    async ignoreDocuments({ params: { id: projectId, kind }, body, actor }) {
      return { results: await ignoreDocuments(deps, { projectId, kind, ...body, actor }) };
    },
    previewDocument: ({ params, query }, { asker }) =>
      askFor(deps, previewDocument, [params.id, params.kind, participantIfAny(query)], asker),
    previewDocumentDraft: ({ params, body: { participant, ...draft } }, { asker }) =>
      askFor(deps, previewDocument, [params.id, params.kind, participant, draft], asker),
    archiveDocuments: ({ params, query }) => archiveDocuments(deps, params.id, participantIfAny(query)),
    linkProjectDocument: ({ params, query }) =>
      linkDocument(deps, query.signatureRequestId, { kind: "project", id: params.id }),
    linkPointDocument: ({ params, query }) =>
      linkDocument(deps, query.signatureRequestId, asConsumer(params.id)),
    linkProducerDocument: ({ params, query }) =>
      linkDocument(deps, query.signatureRequestId, asProducer(params.id)),
    listSignedCopies: ({ params }, { paging }) => listSignedCopies(deps, params.id, paging),
    getStillBound: ({ params }) => getStillBound(deps, params.id),
    archiveSignedCopies: ({ params }) => archiveSignedCopies(deps, params.id),
    getSalesContracts: ({ params }, { paging }) => listSalesTerms(deps, params.id, paging),
    saveSalesContract: ({ params, body }) => saveSalesTerms(deps, params.id, body),
  };
}
