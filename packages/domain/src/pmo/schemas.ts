import * as z from "zod";
import { addressSchema } from "../address/index.ts";
import {
  cleanText,
  emailSchema,
  firstFault,
  flagSchema,
  messages,
  personNameSchema,
  requiredPhoneSchema,
} from "../shared/index.ts";
import { genderSchema, rnaSchema } from "../signatory/index.ts";
import { bicSchema, ibanSchema } from "./bank.ts";

/** §3: whom the participants and the grid operator write to. */
export const pmoInterlocutorSchema = z.strictObject({
  gender: genderSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phoneNumber: requiredPhoneSchema,
  /** How the operation is named in the documents, for the grid operator. */
  projectIdentification: cleanText({ max: 100 }),
});
export type PmoInterlocutor = z.infer<typeof pmoInterlocutorSchema>;

const physicalFounder = z.strictObject({
  kind: z.literal("physical"),
  firstName: personNameSchema,
  lastName: personNameSchema,
  socialReason: z.literal("").optional(),
});
const moralFounder = z.strictObject({
  kind: z.literal("moral"),
  socialReason: cleanText({ min: 1, max: 150 }),
  /** Who represents it. */
  firstName: personNameSchema,
  lastName: personNameSchema,
});
export const founderSchema = z.discriminatedUnion("kind", [physicalFounder, moralFounder], {
  error: messages.choice,
});
export type Founder = z.infer<typeof founderSchema>;

/** §5: an association of the law of 1901 has at least two founders; with fewer, the description is not sent. */
export const minFounders = 2;
export const maxFounders = 50;

/** §3: the legal body, an association of the law of 1901; `rnaId` is "" until the prefecture has given it. */
export const pmoAssociationSchema = z.strictObject({
  associationName: cleanText({ min: 1, max: 150 }),
  email: emailSchema,
  rnaId: rnaSchema,
  address: addressSchema,
  preamble: cleanText({ max: 3000, multiline: true }),
  territory: cleanText({ max: 500, multiline: true }),
  /** §5: the project's name in the agreement, 5 to 50. */
  projectName: cleanText({ min: 5, max: 50, message: messages.projectName }).optional(),
  founders: z
    .array(founderSchema)
    .max(maxFounders, firstFault(messages.founders))
    .refine(
      (founders) => founders.length === 0 || founders.length >= minFounders,
      firstFault(messages.founders),
    ),
});
export type PmoAssociation = z.infer<typeof pmoAssociationSchema>;

/** € (no VAT: a contribution to an association), 0 to 100,000, kept to the cent. */
const amountSchema = z
  .number({ error: messages.amount })
  .overwrite((amount) => Math.round(amount * 100) / 100)
  .gte(0, firstFault(messages.amount))
  .lte(100_000, firstFault(messages.amount));

export const paymentMethodSchema = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("CHEQUE") }),
    z.strictObject({ type: z.literal("TRANSFER"), iban: ibanSchema, bic: bicSchema }),
  ],
  { error: messages.choice },
);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** §3, §5: what a member pays: `required` only with an amount above 0, and the same for the entrance fee. */
export const membershipFeeSchema = z
  .strictObject({
    required: flagSchema,
    amount: amountSchema,
    entranceFeeRequired: flagSchema,
    entranceFeeAmount: amountSchema,
    additionalInformation: cleanText({ max: 1000, multiline: true }),
    paymentMethods: z
      .array(paymentMethodSchema)
      .refine(
        (methods) => new Set(methods.map(({ type }) => type)).size === methods.length,
        firstFault(messages.paymentMethodTwice),
      ),
  })
  .refine(({ required, amount }) => !required || amount > 0, {
    path: ["amount"],
    error: messages.feeAmount,
  })
  .refine(({ entranceFeeRequired, entranceFeeAmount }) => !entranceFeeRequired || entranceFeeAmount > 0, {
    path: ["entranceFeeAmount"],
    error: messages.feeAmount,
  })
  .refine(
    ({ required, entranceFeeRequired, paymentMethods }) =>
      !(required || entranceFeeRequired) || paymentMethods.length > 0,
    { path: ["paymentMethods"], error: messages.paymentMethods },
  );
export type MembershipFee = z.infer<typeof membershipFeeSchema>;

/** What an owner uploads about the legal body. */
export const pmoFileKinds = ["pmo-status", "internal-rules"] as const;
export type PmoFileKind = (typeof pmoFileKinds)[number];
export const maxPmoFileBytes = 10 * 1024 * 1024;
/** How many files of a kind a project keeps at most. */
export const maxPmoFiles = 20;
/** Accepted extensions of an uploaded file. */
export const uploadExtensions = ["pdf", "docx", "odt"] as const;
export type UploadExtension = (typeof uploadExtensions)[number];
