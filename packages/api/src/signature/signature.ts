import { documentKindSchema, signerRoles } from "@mec/domain/document";
import { cleanText, uuidSchema } from "@mec/domain/shared";
import { codePattern, paperStatuses } from "@mec/domain/signature";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, idParams } from "../wire.ts";

/** Of any shape: one that was cut short in a mail is as unknown as one that was guessed. */
const tokenParams = z.object({ token: z.string().max(200) });

/**
 * What a paper is to the person who reads it. `to-sign`: it waits for this person; `waiting`: this person has signed,
 * another has not yet or the signed copy is being made; `signed`: by all, and the file is the signed copy;
 * `declined`: by this person or another, nobody can sign it any more; `expired`: too late, or the link is. The owner
 * sends it again.
 */
const paperStatus = z.enum(paperStatuses);

const signableDocument = z.object({
  id: z.string(),
  kind: documentKindSchema,
  title: z.string(),
  fileName: z.string(),
  projectName: z.string(),
  status: paperStatus,
});
const session = z.object({
  /** The first of `documents`. */
  document: signableDocument,
  /** All that is this person's in the project, what is to sign first: one code signs it together. */
  documents: z.array(signableDocument),
  signer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** "j…@exemple.fr": where the code goes. */
    maskedEmail: z.string(),
    role: z.enum(signerRoles),
  }),
  /** `to-sign` as soon as one of the documents is. */
  status: paperStatus,
  /** What consenting means, as it is kept in the evidence. */
  consentText: z.string(),
  expiresAt: created,
});
/** Some of the papers to sign; without it, all that this person was shown. */
const which = { documentIds: z.array(uuidSchema).min(1).max(500).optional() };
const link = { status: 201, body: z.object({ url: z.string() }) } as const;

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
  },
  getSignatureFile: {
    method: "GET",
    path: "/signature/{token}/file",
    summary: "The document to sign, or the signed one",
    access: { who: "anyone" },
    params: tokenParams,
    query: z.object({ documentId: uuidSchema.optional() }),
    success: { status: 200, file: ["application/pdf"] },
  },
  sendSignatureCode: {
    method: "POST",
    path: "/signature/{token}/otp",
    summary: "Send the code by mail",
    access: { who: "anyone" },
    params: tokenParams,
    success: { status: 204 },
    errors: ["SIGNATURE_OVER"],
  },
  sign: {
    method: "POST",
    path: "/signature/{token}/sign",
    summary: "Sign with the code that came by mail",
    access: { who: "anyone" },
    params: tokenParams,
    body: z.strictObject({
      code: z.string().trim().regex(codePattern, { error: "Le code compte 6 chiffres." }),
      consent: z.literal(true, { error: "Cochez la case pour consentir à signer." }),
      name: cleanText({ min: 3, max: 130 }),
      drawing: z
        .string()
        .max(maxDrawing)
        .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, {
          error: "Ce dessin n’est pas une image PNG lisible.",
        })
        .optional(),
      ...which,
    }),
    success: { status: 200, body: session },
    errors: ["WRONG_CODE", "CODE_EXPIRED", "TOO_MANY_CODES", "SIGNATURE_OVER"],
  },
  decline: {
    method: "POST",
    path: "/signature/{token}/decline",
    summary: "Refuse to sign, with a reason that the owner receives",
    access: { who: "anyone" },
    params: tokenParams,
    body: z.strictObject({ reason: cleanText({ min: 3, max: 1000, multiline: true }), ...which }),
    success: { status: 200, body: session },
    errors: ["SIGNATURE_OVER"],
  },
  linkConsumerSignature: {
    method: "POST",
    path: "/consumption-point/{id}/signature/link",
    summary: "A fresh personal link for the signed-in person who has something to sign",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: link,
    errors: ["NOTHING_TO_SIGN"],
  },
  linkProducerSignature: {
    method: "POST",
    path: "/production-point/{id}/signature/link",
    summary: "The same for a producer",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    success: link,
    errors: ["NOTHING_TO_SIGN"],
  },
  linkOwnerSignature: {
    method: "POST",
    path: "/project/{id}/signature/link",
    summary: "The same for the owner: all that waits for the PMO's signature, or for his own as producer",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    success: link,
    errors: ["NOTHING_TO_SIGN"],
  },
  verifyFile: {
    method: "POST",
    path: "/signature/verification",
    summary: "Whether a PDF was sealed here and is unchanged, by whom it was signed and when",
    access: { who: "anyone" },
    upload: { field: "file", maxBytes: maxVerifiedBytes, streamed: true },
    success: {
      status: 200,
      body: z.object({
        verdict: z.enum(["sealed-here", "changed", "not-sealed", "sealed-elsewhere"]),
        sha256: z.string(),
        sealedAt: created.nullable(),
        title: z.string().nullable(),
        signers: z.array(z.object({ name: z.string(), role: z.enum(signerRoles), signedAt: created })),
        /** Whether the platform still keeps this very file. */
        known: z.boolean(),
      }),
    },
    errors: ["FILE_TOO_LARGE"],
  },
});
export type SignatureSession = z.output<typeof session>;
