import * as z from "zod";
import { addressSchema } from "../address/index.ts";
import {
  cleanText,
  dateSchema,
  emailSchema,
  messages,
  type ProfileType,
  personNameSchema,
  requiredPhoneSchema,
} from "../shared/index.ts";
import { juridictionSchema, legalIdentifierIssue, rnaSchema, siretSchema } from "./legal-identifier.ts";
import { signingFirstNameSchema } from "./one-person.ts";

export const genders = ["M", "F", "OTHER"] as const;
export const genderSchema = z.enum(genders, { error: messages.choice });
export type Gender = z.infer<typeof genderSchema>;
/** §9: how each gender is written. */
export const genderLabels: Record<Gender, string> = { M: "Monsieur", F: "Madame", OTHER: "Autre" };

export const entityTypes = ["Particulier", "Professionnel"] as const;
export type EntityType = (typeof entityTypes)[number];

/** Which kind of person signs for a place of this kind: a structure for its buildings, a person for a home. */
export const entityTypeOf = (consumerType: ProfileType): EntityType =>
  consumerType === "professional" ? "Professionnel" : "Particulier";

const person = {
  name: personNameSchema,
  firstName: signingFirstNameSchema,
  gender: genderSchema,
  email: emailSchema,
  phoneNumber: requiredPhoneSchema,
};

const individualSchema = z.strictObject({
  entityType: z.literal("Particulier"),
  ...person,
  birthDate: dateSchema,
  birthPlace: cleanText({ min: 1, max: 100 }),
  address: addressSchema,
});

/** Makes the identifier's rule run even when other fields have faults. */
const whenLegalFormIsKnown = {
  when: ({ value }: { value: unknown }): boolean =>
    z.object({ juridiction: juridictionSchema }).safeParse(value).success,
};

const professionalSchema = z
  .strictObject({
    entityType: z.literal("Professionnel"),
    ...person,
    socialReason: cleanText({ min: 1, max: 150 }),
    furnitureName: cleanText({ min: 1, max: 150 }),
    officialRole: cleanText({ min: 1, max: 100 }),
    socialAddress: addressSchema,
    juridiction: juridictionSchema,
    siretId: siretSchema.nullish(),
    rnaId: rnaSchema.nullish(),
    juridicId: cleanText({ max: 50 }).nullish(),
    /** By what its council authorised the signer, of a public body that said so. */
    deliberationNumber: cleanText({ max: 40 }).nullish(),
    deliberationDate: dateSchema.nullish(),
  })
  .superRefine((signatory, context) => {
    const issue = legalIdentifierIssue(signatory);
    if (issue) context.addIssue({ code: "custom", path: [issue.field], message: issue.message });
  }, whenLegalFormIsKnown);

/**
 * §3, §5: who signs for a point: an individual, or a professional with the identifier of its legal form.
 * `name` is the last name, `furnitureName` the holder of the supply contract.
 */
export const signatoryInputSchema = z.discriminatedUnion(
  "entityType",
  [individualSchema, professionalSchema],
  { error: messages.choice },
);
export type SignatoryInput = z.infer<typeof signatoryInputSchema>;

export type Signatory = SignatoryInput & { id: string };

/** The SIRET of the structure that signs; "" of a person, and of a body that has none. */
export const siretOf = (signatory: SignatoryInput | null): string =>
  signatory?.entityType === "Professionnel" ? (signatory.siretId ?? "") : "";
