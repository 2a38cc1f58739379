import type { documentCalls } from "@mec/api/document";
import { documentKinds } from "@mec/domain/document";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { archiveDocuments } from "./archive-documents.ts";
import { ignoreDocuments } from "./ignore-documents.ts";
import { linkDocument } from "./link-document.ts";
import { getPointDocuments, listDocuments } from "./list-documents.ts";
import { previewDocument } from "./preview-document.ts";
import { remindDocuments } from "./remind-documents.ts";
import { listSalesTerms, saveSalesTerms } from "./sales-terms.ts";
import { sendDocuments } from "./send-documents.ts";
import { archiveSignedCopies } from "./signed-copies.ts";

export function documentHandlers(deps: Deps): HandlersOf<typeof documentCalls> {
  return {
    listDocuments: ({ params, actor }) => listDocuments(deps, actor, params.id),
    getConsumerDocuments: ({ params, actor }) => getPointDocuments(deps, actor, "consumer", params.id),
    getProducerDocuments: ({ params, actor }) => getPointDocuments(deps, actor, "producer", params.id),
    sendDocuments: ({ params, body, actor }) => sendDocuments(deps, params.id, [params.kind], body, actor),
    sendDocumentSets: ({ params, body, actor }) => sendDocuments(deps, params.id, documentKinds, body, actor),
    async remindDocuments({ params, body, actor }) {
      return { results: await remindDocuments(deps, params.id, params.kind, body, actor) };
    },
    async ignoreDocuments({ params: { id: projectId, kind }, body: { undo, ...points }, actor }) {
      return { results: await ignoreDocuments(deps, { projectId, kind, points, undo, actor }) };
    },
    previewDocument: ({ params, query }) => previewDocument(deps, params.id, params.kind, query),
    previewDocumentDraft: ({ params, body: { consumptionPointId, productionPointId, ...draft } }) =>
      previewDocument(deps, params.id, params.kind, { consumptionPointId, productionPointId }, draft),
    archiveDocuments: ({ params, query }) => archiveDocuments(deps, params.id, query),
    linkProjectDocument: ({ params, query }) =>
      linkDocument(deps, query.signatureRequestId, { projectId: params.id }),
    linkPointDocument: ({ params, query }) =>
      linkDocument(deps, query.signatureRequestId, { consumptionPointId: params.id }),
    linkProducerDocument: ({ params, query }) =>
      linkDocument(deps, query.signatureRequestId, { productionPointId: params.id }),
    archiveSignedCopies: ({ params }) => archiveSignedCopies(deps, params.id),
    getSalesContracts: ({ params }) => listSalesTerms(deps, params.id),
    saveSalesContract: ({ params, body }) => saveSalesTerms(deps, params.id, body),
  };
}
