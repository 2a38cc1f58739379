import { documentKindSchema, signerRoles } from "@mec/domain/document";
import { cleanText, uuidSchema } from "@mec/domain/shared";
import { codePattern } from "@mec/domain/signature";
import * as z from "zod";
import { retraction } from "../application/application-codec.ts";
import { defineCalls } from "../call.ts";
import { created, idParams } from "../wire.ts";
import { session } from "./session.ts";
import { summary } from "./summary.ts";

/** Of any shape: a token cut short in a mail is as unknown as a guessed one. */
const tokenParams = z.object({ token: z.string().max(200) });

/** Some of the documents to sign; without it, all that this person was shown. */
const which = { documentIds: z.array(uuidSchema).min(1).max(500).optional() };
/** The six-digit code that came by mail. */
const code = z.string().trim().regex(codePattern, { error: "Le code compte 6 chiffres." });
const codeErrors = ["WRONG_CODE", "CODE_EXPIRED", "TOO_MANY_CODES", "TOO_MANY_CODES_TODAY"] as const;
const actErrors = [...codeErrors, "NOT_FOUND", "SIGNATURE_ENDED", "SIGNATURE_OVER"] as const;
const linkErrors = [
  "NOTHING_TO_SIGN",
  "EMAIL_NOT_CONFIRMED",
  "ADDRESS_NOT_CONFIRMED",
  "SIGNED_BY_ANOTHER",
] as const;
/** Names the signer as shown in `signer`: the caller says on whose behalf he acts. */
const whom = z.strictObject({ signerId: uuidSchema });
const link = { status: 201, body: z.object({ url: z.string() }) } as const;

/** Null where nothing was signed in his own name, or its last day is over. */
const openRetraction = z.object({
  applicationId: z.string(),
  /** YYYY-MM-DD; null while somebody has still to sign, as the days have not begun to run. */
  until: z.string().nullable(),
  /** The name that signed. */
  name: z.string(),
  documents: z.array(documentKindSchema),
  /** False of contracts that were added to others: the place still takes part. */
  endsParticipation: z.boolean(),
  /** Whether he asked to be supplied before; null where no contract of sale is among them. Absent from a server of the former release. */
  asksEarlySupply: z.boolean().nullable().optional(),
});

/** The biggest PNG of a drawn name, as a data URL. */
const maxDrawing = 200_000;

export const maxVerifiedBytes = 20 * 1024 * 1024;

export const signatureCalls = defineCalls({
  readSignature: {
    method: "GET",
    path: "/signature/{token}",
    summary: "What a personal link lets its person read and sign",
    access: { who: "anyone" },
    params: tokenParams,
    success: { status: 200, body: session },
    errors: ["NOT_FOUND"],
  },
  getSignatureFile: {
    method: "GET",
    path: "/signature/{token}/file",
    summary: "The document to sign, or the signed one",
    access: { who: "anyone" },
    params: tokenParams,
    query: z.object({ documentId: uuidSchema.optional() }),
    success: { status: 200, file: ["application/pdf"] },
    errors: ["NOT_FOUND"],
  },
  readSignatureSummary: {
    method: "GET",
    path: "/signature/{token}/summary",
    summary: "What is to sign by a personal link, in six lines, and what the price brings to its consumer",
    access: { who: "anyone" },
    params: tokenParams,
    success: { status: 200, body: summary },
    errors: ["NOT_FOUND"],
  },
  linkSignatureStatutes: {
    method: "GET",
    path: "/signature/{token}/statutes/{docId}/presigned-url",
    summary: "A link that expires to the statutes of the project that a personal link is for",
    access: { who: "anyone" },
    params: tokenParams.extend({ docId: uuidSchema }),
    success: { status: 200, body: z.object({ presignedUrl: z.string() }) },
    errors: ["NOT_FOUND"],
  },
  sendSignatureCode: {
    method: "POST",
    path: "/signature/{token}/otp",
    summary: "Send the code by mail",
    access: { who: "anyone" },
    params: tokenParams,
    /** What he is about to sign; absent from a page of the former release. */
    body: z.strictObject(which).nullish(),
    success: { status: 204 },
    errors: ["CONTRACT_RUNS", "NOT_FOUND", "SIGNATURE_ENDED", "SIGNATURE_OVER", "TOO_MANY_CODES_TODAY"],
  },
  sign: {
    method: "POST",
    path: "/signature/{token}/sign",
    summary: "Sign with the code that came by mail",
    access: { who: "anyone" },
    params: tokenParams,
    body: z.strictObject({
      code,
      consent: z.literal(true, { error: "Cochez la case pour consentir à signer." }),
      /** The signatory's own name: any other signs nothing. */
      name: cleanText({ min: 3, max: 130 }),
      drawing: z
        .string()
        .max(maxDrawing)
        .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, {
          error: "Ce dessin n’est pas une image PNG lisible.",
        })
        .optional(),
      /** The answer to `earlySupplyText`, kept with the contracts of sale; absent where it was not asked. */
      asksEarlySupply: z.boolean().optional(),
      ...which,
      /** The documents that were shown to their end; absent from a page of the former release. */
      read: z.array(uuidSchema).max(500).optional(),
    }),
    success: { status: 200, body: session },
    errors: [...actErrors, "CONTRACT_RUNS", "INVALID_IMAGE", "NOT_READ", "NOT_THE_SIGNATORY"],
  },
  decline: {
    method: "POST",
    path: "/signature/{token}/decline",
    summary: "Refuse to sign with the code that came by mail, and with a reason that the owner receives",
    access: { who: "anyone" },
    params: tokenParams,
    body: z.strictObject({ reason: cleanText({ min: 3, max: 1000, multiline: true }), code, ...which }),
    success: { status: 200, body: session },
    errors: actErrors,
  },
  confirmSignatureAddress: {
    method: "POST",
    path: "/signature/{token}/address",
    summary: "Say, by a link that was mailed, that one is the person who was named to sign",
    access: { who: "anyone" },
    params: tokenParams,
    body: whom,
    success: { status: 200, body: session },
    errors: ["NOT_FOUND"],
  },
  disownSignature: {
    method: "POST",
    path: "/signature/{token}/not-me",
    summary: "Say that one is not the person who is to sign; the owner is told",
    access: { who: "anyone" },
    params: tokenParams,
    body: whom,
    success: { status: 200, body: session },
    errors: ["NOT_FOUND"],
  },
  linkConsumerSignature: {
    method: "POST",
    path: "/consumption-point/{id}/signature/link",
    summary: "A fresh personal link for the signed-in person who has something to sign",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: link,
    errors: linkErrors,
  },
  linkProducerSignature: {
    method: "POST",
    path: "/production-point/{id}/signature/link",
    summary: "The same for a producer",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    success: link,
    errors: linkErrors,
  },
  linkOwnerSignature: {
    method: "POST",
    path: "/project/{id}/signature/link",
    summary: "The same for the owner: all that waits for the PMO's signature, or for his own as producer",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    success: link,
    errors: linkErrors,
  },
  readRetraction: {
    method: "GET",
    path: "/consumption-point/{id}/retraction",
    summary: "What its holder may retract now of what was signed for a consumption point, and until when",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: openRetraction.nullable() },
  },
  retract: {
    method: "POST",
    path: "/application/{id}/retraction",
    summary:
      "Retract what was signed for an application, without a reason: it ends at once, or only the contracts that were added since, once its own days are over",
    access: { who: ["holder"], object: "application", param: "id" },
    params: idParams,
    success: { status: 201, body: retraction },
    errors: ["NOTHING_TO_RETRACT", "RETRACTION_OVER"],
  },
  askConsumerAddress: {
    method: "POST",
    path: "/consumption-point/{id}/signature/address",
    summary:
      "Write once more to who signs for this point: to confirm his address, or to sign in its holder's stead",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["NOTHING_TO_SIGN"],
  },
  askProducerAddress: {
    method: "POST",
    path: "/production-point/{id}/signature/address",
    summary: "The same for a producer",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["NOTHING_TO_SIGN"],
  },
  askOwnerAddress: {
    method: "POST",
    path: "/project/{id}/signature/address",
    summary: "The same for the owner: who signs for the PMO, or as his own producer",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["NOTHING_TO_SIGN"],
  },
  verifyFile: {
    method: "POST",
    path: "/signature/verification",
    summary: "Whether a PDF was sealed here and is unchanged, by whom it was signed and when",
    access: { who: "anyone" },
    upload: { field: "file", maxBytes: maxVerifiedBytes },
    success: {
      status: 200,
      body: z.object({
        verdict: z.enum(["sealed-here", "changed", "not-sealed", "sealed-elsewhere"]),
        sha256: z.string(),
        sealedAt: created.nullable(),
        /** When it was sealed, according to a time-stamping service. */
        timestampedAt: created.nullable(),
        title: z.string().nullable(),
        signers: z.array(z.object({ name: z.string(), role: z.enum(signerRoles), signedAt: created })),
        /** Whether the platform still keeps exactly this file. */
        known: z.boolean(),
      }),
    },
  },
});
export type OpenRetraction = NonNullable<z.output<typeof openRetraction>>;
