import { documentKindSchema, salesTermsSchema } from "@mec/domain/document";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { askedParticipantIds } from "../point/participant.ts";
import { created, idParams } from "../wire.ts";
import { chosen, chosenOrUndone, participantDocuments, results, sending } from "./document-codec.ts";
import { documentDraft } from "./document-draft.ts";
import { essential } from "./essential.ts";
import { bound, boundProject, commitment, leaving } from "./leaving.ts";
import { producerSale, signedCopy, stillBound, unsignedContracts } from "./producer-contracts.ts";
import { saidVat, vatChange } from "./vat-change.ts";

const byOwner = { who: ["owner"], object: "project", param: "id" } as const;
const readByOwner = { who: ["owner", "support"], object: "project", param: "id" } as const;

const kindParams = idParams.extend({ kind: documentKindSchema });

const salesContract = z.object({
  /** Null for the terms that apply to all the consumers. */
  consumptionPointId: z.string().nullable(),
  terms: salesTermsSchema,
  updatedAt: created,
});

export const documentCalls = defineCalls({
  listDocuments: {
    method: "GET",
    path: "/project/{id}/document",
    summary: "Each participant of a project and the state of his three documents: a page, or the first 500",
    access: readByOwner,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(participantDocuments) },
  },
  getConsumerDocuments: {
    method: "GET",
    path: "/consumption-point/{id}/document",
    summary: "The documents of a consumption point in the project it takes part in",
    access: { who: ["holder", "support"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: participantDocuments.nullable() },
  },
  getConsumerCommitment: {
    method: "GET",
    path: "/consumption-point/{id}/commitment",
    summary:
      "What a price commits its holder to, in the lines that he reads when he signs: as his documents say it from their sending until he leaves, and before that as they would say it today; none without such a price or contract",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: z.object({ essentials: z.array(essential) }) },
  },
  getConsumerLeaving: {
    method: "GET",
    path: "/consumption-point/{id}/leaving",
    summary:
      "What a consumer who leaves is bound by: the documents that all have signed, and their lines on leaving",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: leaving },
  },
  listCommitments: {
    method: "GET",
    path: "/user/commitment",
    summary:
      "What all have signed for the person's places that take part, and for others in the person's projects, as who deletes the account is told",
    access: { who: "user" },
    success: {
      status: 200,
      body: z.object({
        commitments: z.array(commitment),
        /** Absent where there is none, and from a server of the former release. */
        projects: z.array(boundProject).optional(),
      }),
    },
  },
  getApplicationLeaving: {
    method: "GET",
    path: "/application/{id}/leaving",
    summary:
      "What binds an accepted participant whose application ends, as his owner and he are told before: the same for a producer",
    access: { who: ["owner", "holder"], object: "application", param: "id" },
    params: idParams,
    success: { status: 200, body: leaving },
  },
  listBindings: {
    method: "POST",
    path: "/project/{id}/leaving",
    summary:
      "Which of these accepted participants would stay bound, and by which papers, if the owner refused them",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    body: z.strictObject({ applicationIds: z.array(uuidSchema).min(1).max(500) }),
    success: { status: 200, body: z.object({ bound: z.array(bound) }) },
  },
  listUnsignedContracts: {
    method: "POST",
    path: "/project/{id}/unsigned-contract",
    summary:
      "How many sales contracts of these accepted participants not all have signed, and with whom the first are, who of them may still retract, who has signed no price, whose contracts take effect later, and which plants of the project have not signed their own papers: told before they begin to share",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    body: z.strictObject({ applicationIds: z.array(uuidSchema).min(1).max(500) }),
    success: { status: 200, body: unsignedContracts },
  },
  getProducerDocuments: {
    method: "GET",
    path: "/production-point/{id}/document",
    summary: "The documents of a production point in the project it takes part in",
    access: { who: ["holder", "support"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 200, body: participantDocuments.nullable() },
  },
  listProducerSales: {
    method: "GET",
    path: "/production-point/{id}/sales-contract",
    summary:
      "The contracts by which a producer sells in the project it takes part in, once their consumers have signed",
    access: { who: ["holder", "support"], object: "production-point", param: "id" },
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(producerSale) },
  },
  previewVatChange: {
    method: "GET",
    path: "/production-point/{id}/vat-change",
    summary:
      "What follows for others if a seller says another VAT: contracts that are taken back, those that stay, and prices that become dearer",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    query: z.object({ vatRegime: saidVat }),
    success: { status: 200, body: vatChange },
  },
  sendDocuments: {
    method: "POST",
    path: "/project/{id}/document/{kind}/send",
    summary: "Send a kind of document to sign; what is not ready stays, and says why",
    access: byOwner,
    params: kindParams,
    body: chosen,
    creates: true,
    success: { status: 200, body: sending },
    errors: ["PLAN_MISSING"],
  },
  sendDocumentSets: {
    method: "POST",
    path: "/project/{id}/document/send",
    summary: "Send all that is ready of these participants' documents, one mail each",
    access: byOwner,
    params: idParams,
    body: chosen,
    creates: true,
    success: { status: 200, body: sending },
    errors: ["PLAN_MISSING"],
  },
  remindDocuments: {
    method: "POST",
    path: "/project/{id}/document/{kind}/remind",
    summary: "Remind those who have not signed",
    access: byOwner,
    params: kindParams,
    body: chosen,
    success: { status: 200, body: results },
  },
  takeBackDocuments: {
    method: "POST",
    path: "/project/{id}/document/{kind}/take-back",
    summary: "Take back what was sent and not all have signed: it is to be sent anew",
    access: byOwner,
    params: kindParams,
    body: chosen,
    success: { status: 200, body: results },
  },
  ignoreDocuments: {
    method: "POST",
    path: "/project/{id}/document/{kind}/ignore",
    summary: "These are done outside the platform; or no longer, with undo",
    access: byOwner,
    params: kindParams,
    body: chosenOrUndone,
    success: { status: 200, body: results },
  },
  previewDocument: {
    method: "GET",
    path: "/project/{id}/document/{kind}/preview",
    summary: "The PDF that would be sent; to an imaginary participant when none is named",
    access: readByOwner,
    params: kindParams,
    query: z.object(askedParticipantIds),
    success: { status: 200, file: ["application/pdf"] },
  },
  previewDocumentDraft: {
    method: "POST",
    path: "/project/{id}/document/{kind}/preview",
    summary: "The same with what is being typed",
    access: byOwner,
    params: kindParams,
    body: documentDraft,
    success: { status: 200, file: ["application/pdf"] },
  },
  archiveDocuments: {
    method: "GET",
    path: "/project/{id}/document/archive",
    summary: "A zip of the documents of a project, or of one participant, signed where they are",
    access: readByOwner,
    params: idParams,
    query: z.object(askedParticipantIds),
    exports: "documents",
    success: { status: 200, file: ["application/zip"] },
    errors: ["NO_DOCUMENT", "FILE_TOO_LARGE"],
  },
  linkProjectDocument: {
    method: "GET",
    path: "/project/{id}/signature/presigned-url",
    summary: "A link that expires to a document of the project",
    access: readByOwner,
    params: idParams,
    query: z.object({ signatureRequestId: uuidSchema }),
    success: { status: 200, body: z.object({ presignedUrl: z.string() }) },
  },
  linkPointDocument: {
    method: "GET",
    path: "/consumption-point/{id}/signature/presigned-url",
    summary: "A link that expires to a document of this point",
    access: { who: ["holder", "support"], object: "consumption-point", param: "id" },
    params: idParams,
    query: z.object({ signatureRequestId: uuidSchema }),
    success: { status: 200, body: z.object({ presignedUrl: z.string() }) },
  },
  linkProducerDocument: {
    method: "GET",
    path: "/production-point/{id}/signature/presigned-url",
    summary: "The same for a producer",
    access: { who: ["holder", "support"], object: "production-point", param: "id" },
    params: idParams,
    query: z.object({ signatureRequestId: uuidSchema }),
    success: { status: 200, body: z.object({ presignedUrl: z.string() }) },
  },
  listSignedCopies: {
    method: "GET",
    path: "/production-point/{id}/signed-copy",
    summary: "What a producer has signed and all have, by name, those of a project that he has left included",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(signedCopy) },
  },
  getStillBound: {
    method: "GET",
    path: "/production-point/{id}/still-bound",
    summary:
      "By how many contracts a producer sells still, once he has left their project too, and until when",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 200, body: stillBound },
  },
  archiveSignedCopies: {
    method: "GET",
    path: "/production-point/{id}/signed-copies",
    summary:
      "A zip of all that a producer has signed and all have, the sales contract of each consumer included",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    exports: "documents",
    success: { status: 200, file: ["application/zip"] },
    errors: ["NO_DOCUMENT", "FILE_TOO_LARGE"],
  },
  getSalesContracts: {
    method: "GET",
    path: "/project/{id}/sales-contract",
    summary: "The terms of sale: for all, and those of single consumers",
    access: readByOwner,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(salesContract) },
  },
  saveSalesContract: {
    method: "POST",
    path: "/project/{id}/sales-contract",
    summary: "Say the terms of sale, for all the consumers or for one",
    access: byOwner,
    params: idParams,
    body: z.strictObject({ consumptionPointId: uuidSchema.nullish(), terms: salesTermsSchema }),
    success: { status: 201, body: salesContract },
  },
});
