import {
  documentKindSchema,
  documentStatuses,
  mendTargets,
  missingItems,
  salesTermsSchema,
} from "@mec/domain/document";
import { type Participant, participantKinds } from "@mec/domain/point";
import { serviceGroups } from "@mec/domain/service";
import { uuidSchema } from "@mec/domain/shared";
import { addressStates } from "@mec/domain/signature";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import {
  askedParticipantIds,
  idListsOf,
  idsOf,
  participantIds,
  participantIfAny,
  participantOf,
  participantsOf,
} from "../point/participant.ts";
import { created, draft, idParams } from "../wire.ts";

const byOwner = { who: ["owner"], object: "project", param: "id" } as const;
const readByOwner = { who: ["owner", "support"], object: "project", param: "id" } as const;

const document = z.object({
  id: z.string().nullable(),
  status: z.enum(documentStatuses),
  missing: z.array(z.enum(missingItems)),
  /** The same, with where each is completed. */
  gaps: z.array(z.object({ item: z.enum(missingItems), target: z.enum(mendTargets) })),
  signatureId: z.string().nullable(),
  /** Where the reader himself signs it; null when it does not await his own signature. */
  signatureLink: z.string().nullable(),
  fileName: z.string().nullable(),
  /** When its status last changed. */
  updatedAt: created.nullable(),
  /** Why it was declined or failed. */
  reason: z.string().nullable(),
  /** Whether something that must be sent for it has failed for now: the paper itself, or the mail to the next signer. */
  isDelayed: z.boolean(),
  /** Who has signed and who has not yet, in their order. */
  signers: z.array(
    z.object({
      name: z.string(),
      role: z.enum(["participant", "pmo", "producer"]),
      signedAt: created.nullable(),
      /**
       * `to-confirm`: somebody typed this person's address, and nobody has opened a link from it; `disowned`:
       * the person who opened it says that he is somebody else. Neither is shown anything.
       */
      address: z.enum(addressStates),
    }),
  ),
});

const threeDocuments = {
  name: z.string(),
  /** The status of its application; null for a producer that the owner attached himself. */
  applicationStatus: z.string().nullable(),
  bulletin: document,
  accord: document,
  salesContract: document,
};

/** A participant and the three documents he signs. */
export interface ParticipantDocuments extends Participant, z.output<z.ZodObject<typeof threeDocuments>> {}

/** On the wire `participant` is the participant's kind. */
const participantDocuments = z.codec(
  z.object({ participant: z.enum(participantKinds), ...participantIds, ...threeDocuments }),
  z.custom<ParticipantDocuments>(),
  {
    decode: ({ participant: _, consumptionPointId, productionPointId, ...rest }) => ({
      ...rest,
      ...participantOf({ consumptionPointId, productionPointId }),
    }),
    encode: ({ kind, id, ...rest }) => ({ ...rest, participant: kind, ...idsOf({ kind, id }) }),
  },
);

/** The participants whose documents an owner acts on. */
interface Chosen {
  readonly participants: readonly Participant[];
}
const chosenWire = z.strictObject({
  consumptionPointIds: z.array(uuidSchema).max(2000),
  productionPointIds: z.array(uuidSchema).max(200),
});
const chosen = z.codec(chosenWire, z.custom<Chosen>(), {
  decode: (lists) => ({ participants: participantsOf(lists) }),
  encode: ({ participants }) => idListsOf(participants),
});
const chosenOrUndone = z.codec(
  chosenWire.extend({ undo: z.boolean().optional() }),
  z.custom<Chosen & { readonly undo?: boolean | undefined }>(),
  {
    decode: ({ undo, ...lists }) => ({ participants: participantsOf(lists), undo }),
    encode: ({ undo, participants }) => ({ ...idListsOf(participants), undo }),
  },
);
const kindParams = idParams.extend({ kind: documentKindSchema });

const outcome = {
  kind: documentKindSchema,
  ok: z.boolean(),
  status: z.enum(documentStatuses),
  missing: z.array(z.enum(missingItems)),
  /** Why it was not done, in French. */
  error: z.string().optional(),
};

/** The result of an action on one document of a participant. */
export interface DocumentResult extends z.output<z.ZodObject<typeof outcome>> {
  readonly participant: Participant;
}
const result = z.codec(z.object({ ...participantIds, ...outcome }), z.custom<DocumentResult>(), {
  decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
    ...rest,
    participant: participantOf({ consumptionPointId, productionPointId }),
  }),
  encode: ({ participant, ...rest }) => ({ ...rest, ...idsOf(participant) }),
});

/** The result of an action on each of many documents. */
const results = z.object({ results: z.array(result) });

const sending = results.extend({
  /** The services that could not be counted: the documents are sent all the same, and counted later. */
  uncounted: z.array(z.enum(serviceGroups)),
});

const drafts = {
  terms: draft.optional(),
  association: draft.optional(),
  fee: draft.optional(),
  interlocutor: draft.optional(),
};

/** The unsaved input of a paper, and its participant: an imaginary one when none is given. */
export interface DocumentDraft extends z.output<z.ZodObject<typeof drafts>> {
  readonly participant: Participant | null;
}
const documentDraft = z.codec(
  z.strictObject({ ...askedParticipantIds, ...drafts }),
  z.custom<DocumentDraft>(),
  {
    decode: ({ consumptionPointId, productionPointId, ...typed }) => ({
      ...typed,
      participant: participantIfAny({ consumptionPointId, productionPointId }),
    }),
    encode: ({ participant, ...typed }) => ({ ...typed, ...idsOf(participant) }),
  },
);

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
  getProducerDocuments: {
    method: "GET",
    path: "/production-point/{id}/document",
    summary: "The documents of a production point in the project it takes part in",
    access: { who: ["holder", "support"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 200, body: participantDocuments.nullable() },
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
export type ParticipantDocument = z.output<typeof document>;
export type DocumentResults = z.output<typeof results>;
export type DocumentSending = z.output<typeof sending>;
