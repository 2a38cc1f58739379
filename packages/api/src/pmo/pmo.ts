import {
  founderSchema,
  maxPmoFileBytes,
  maxPmoFiles,
  membershipFeeSchema,
  paymentMethodSchema,
  pmoAssociationSchema,
} from "@mec/domain/pmo";
import { flagSchema, uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { addressAnswer, created, draft, idParams, readOnly } from "../wire.ts";
import { pmoInterlocutor, pmoInterlocutorWrite } from "./pmo-codec.ts";

const byOwner = { who: ["owner"], object: "project", param: "id" } as const;
const readByOwner = { who: ["owner", "support"], object: "project", param: "id" } as const;
/** Statutes and internal rules may be read by whoever applied. */
const readByParticipant = {
  who: ["owner", "participant", "support"],
  object: "project",
  param: "id",
} as const;
const readByHolder = { who: ["holder", "support"], object: "consumption-point", param: "id" } as const;

const association = z.object({
  id: z.string(),
  associationName: z.string(),
  email: z.string(),
  rnaId: z.string(),
  address: addressAnswer,
  preamble: z.string(),
  territory: z.string(),
  projectName: z.string().optional(),
  founders: z.array(founderSchema),
});
/** How many documents that nobody had signed named another association, and are to be sent anew; absent where there were none. */
const takenBack = z.int().optional();
const associationSaved = association.extend({ takenBack });
const fee = z.object({
  id: z.string(),
  pmoAssociationId: z.string().nullable(),
  required: z.boolean(),
  amount: z.number(),
  entranceFeeRequired: z.boolean(),
  entranceFeeAmount: z.number(),
  additionalInformation: z.string(),
  paymentMethods: z.array(paymentMethodSchema),
});
const creation = z.object({ alreadyCreated: z.boolean().nullable() });
const pmoFile = z.object({ id: z.string(), name: z.string(), size: z.int(), createdAt: created });

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const fileParams = idParams.extend({ docId: uuidSchema });
const ofProject = z.object({ projectId: uuidSchema });
const presigned = { status: 200, body: z.object({ presignedUrl: z.string() }) } as const;
const files = { status: 200, body: z.array(pmoFile) } as const;
const uploaded = { status: 201, body: pmoFile } as const;
const upload = { field: "file", maxBytes: maxPmoFileBytes } as const;
const uploadErrors = [
  "DANGEROUS_FILE",
  "EMPTY_FILE",
  "FILE_NOT_CHECKED",
  "TOO_MANY_FILES",
  "UNSUPPORTED_FILE",
] as const;

/** A template filled in from the answers: to edit, or to read. */
const model = (path: string, summary: string) =>
  ({
    method: "GET",
    path,
    summary,
    access: readByOwner,
    params: idParams,
    query: z.object({ format: z.enum(["docx", "pdf"]).optional() }),
    success: { status: 200, file: [docxType, "application/pdf"] },
  }) as const;

export const pmoCalls = defineCalls({
  getPmoInterlocutor: {
    method: "GET",
    path: "/project/{id}/pmo-interlocutor",
    summary: "The contact of a project's legal body, if it was said",
    access: readByOwner,
    params: idParams,
    success: { status: 200, body: pmoInterlocutor.nullable() },
  },
  savePmoInterlocutor: {
    method: "POST",
    path: "/project/{id}/pmo-interlocutor",
    summary: "Say who is the contact of the legal body",
    access: byOwner,
    params: idParams,
    body: pmoInterlocutorWrite,
    success: { status: 201, body: pmoInterlocutor },
  },
  getPmoAssociation: {
    method: "GET",
    path: "/project/{id}/pmo-association",
    summary: "The association that is a project's legal body, if it was said",
    access: readByOwner,
    params: idParams,
    success: { status: 200, body: association.nullable() },
  },
  savePmoAssociation: {
    method: "POST",
    path: "/project/{id}/pmo-association",
    summary: "Describe the association",
    access: byOwner,
    params: idParams,
    body: pmoAssociationSchema.extend({ id: readOnly }),
    success: { status: 201, body: associationSaved },
    errors: ["ASSOCIATION_BEING_SIGNED"],
  },
  resetPmoAssociation: {
    method: "POST",
    path: "/project/{id}/pmo-association/reset",
    summary: "Forget the association's description, and whether it existed before",
    access: byOwner,
    params: idParams,
    success: { status: 200, body: z.object({ takenBack }) },
    errors: ["ASSOCIATION_BEING_SIGNED"],
  },
  getPmoCreation: {
    method: "GET",
    path: "/project/{id}/pmo-association/already-created",
    summary: "Whether the association existed before the project; null while its owner has not answered",
    access: readByOwner,
    params: idParams,
    success: { status: 200, body: creation },
  },
  savePmoCreation: {
    method: "POST",
    path: "/project/{id}/pmo-association/already-created",
    summary: "Say whether the association existed before the project",
    access: byOwner,
    params: idParams,
    body: z.strictObject({ alreadyCreated: flagSchema }),
    success: { status: 201, body: creation },
  },
  getMembershipFee: {
    method: "GET",
    path: "/project/{id}/membership-fee",
    summary: "What members pay, if it was said",
    access: readByOwner,
    params: idParams,
    success: { status: 200, body: fee.nullable() },
  },
  saveMembershipFee: {
    method: "POST",
    path: "/project/{id}/membership-fee",
    summary: "Say what members pay and how",
    access: byOwner,
    params: idParams,
    body: membershipFeeSchema.safeExtend({ id: readOnly, pmoAssociationId: readOnly }),
    success: { status: 201, body: fee },
  },

  getStatutesModel: model("/project/{id}/pmo-status/model", "A model of statutes made from the answers"),
  previewStatutes: {
    method: "POST",
    path: "/project/{id}/pmo-status/model",
    summary: "The model of statutes as a PDF, with what is being typed of the association",
    access: byOwner,
    params: idParams,
    body: z.strictObject({ association: draft.optional() }),
    success: { status: 200, file: ["application/pdf"] },
  },
  getMinutesModel: model(
    "/project/{id}/pmo-status/report-model",
    "A model of minutes of the founding assembly",
  ),
  getInternalRulesModel: model("/project/{id}/internal-rules/model", "A model of internal rules"),

  listStatutes: {
    method: "GET",
    path: "/project/{id}/pmo-status",
    summary: "The signed statutes of a project",
    access: readByParticipant,
    params: idParams,
    mostLines: maxPmoFiles,
    success: files,
  },
  uploadStatutes: {
    method: "POST",
    path: "/project/{id}/pmo-status",
    summary: "Give signed statutes: PDF, DOCX or ODT",
    access: byOwner,
    params: idParams,
    upload,
    success: uploaded,
    errors: uploadErrors,
  },
  linkStatutes: {
    method: "GET",
    path: "/project/{id}/pmo-status/{docId}/presigned-url",
    summary: "A link that expires to signed statutes",
    access: readByParticipant,
    params: fileParams,
    success: presigned,
  },
  deleteStatutes: {
    method: "DELETE",
    path: "/project/{id}/pmo-status/{docId}",
    summary: "Take signed statutes away",
    access: byOwner,
    params: fileParams,
    success: { status: 204 },
  },
  listInternalRules: {
    method: "GET",
    path: "/project/{id}/internal-rules",
    summary: "The internal rules of a project",
    access: readByParticipant,
    params: idParams,
    mostLines: maxPmoFiles,
    success: files,
  },
  uploadInternalRules: {
    method: "POST",
    path: "/project/{id}/internal-rules",
    summary: "Give internal rules: PDF, DOCX or ODT",
    access: byOwner,
    params: idParams,
    upload,
    success: uploaded,
    errors: uploadErrors,
  },
  linkInternalRules: {
    method: "GET",
    path: "/project/{id}/internal-rules/{docId}/presigned-url",
    summary: "A link that expires to internal rules",
    access: readByParticipant,
    params: fileParams,
    success: presigned,
  },
  deleteInternalRules: {
    method: "DELETE",
    path: "/project/{id}/internal-rules/{docId}",
    summary: "Take internal rules away",
    access: byOwner,
    params: fileParams,
    success: { status: 204 },
  },
  listPointStatutes: {
    method: "GET",
    path: "/consumption-point/{id}/pmo-status",
    summary: "The statutes of the project that a point applied to",
    access: readByHolder,
    params: idParams,
    query: ofProject,
    mostLines: maxPmoFiles,
    success: files,
  },
  linkPointStatutes: {
    method: "GET",
    path: "/consumption-point/{id}/pmo-status/{docId}/presigned-url",
    summary: "A link that expires to those statutes",
    access: readByHolder,
    params: fileParams,
    success: presigned,
  },
  listPointInternalRules: {
    method: "GET",
    path: "/consumption-point/{id}/internal-rules",
    summary: "The internal rules of the project that a point applied to",
    access: readByHolder,
    params: idParams,
    query: ofProject,
    mostLines: maxPmoFiles,
    success: files,
  },
  linkPointInternalRules: {
    method: "GET",
    path: "/consumption-point/{id}/internal-rules/{docId}/presigned-url",
    summary: "A link that expires to those internal rules",
    access: readByHolder,
    params: fileParams,
    success: presigned,
  },
});
export type PmoFile = z.output<typeof pmoFile>;
export type PmoAssociationAnswer = z.output<typeof association>;
export type PmoAssociationSaved = z.output<typeof associationSaved>;
export type MembershipFeeAnswer = z.output<typeof fee>;
