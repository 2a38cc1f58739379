import { messages } from "@mec/domain/shared";
import {
  genderSchema,
  type Signatory,
  type SignatoryInput,
  signatoryInputSchema,
} from "@mec/domain/signatory";
import * as z from "zod";
import { readOnly } from "../wire.ts";
import { placeIds } from "./body.ts";

const genders = { M: "MALE", F: "FEMALE", OTHER: "OTHER" } as const;
const gendersBack = { MALE: "M", FEMALE: "F", OTHER: "OTHER" } as const;

/** A gender: M, F, OTHER here; MALE, FEMALE, OTHER on the wire (§3). */
export const genderCodec = z.codec(
  z.enum(["MALE", "FEMALE", "OTHER"], { error: messages.choice }),
  genderSchema,
  {
    decode: (wire) => gendersBack[wire],
    encode: (gender) => genders[gender],
  },
);

const text = z.string().nullish();
const name = z.string().meta({ minLength: 3, maxLength: 60 }).nullish();
const email = z
  .string()
  .meta({ allOf: [{ $ref: "#/components/schemas/Email" }] })
  .nullish();
const phone = z.string().meta({ pattern: "^\\s*0\\d( ?\\d{2}){4}\\s*$" }).nullish();
const day = z.string().meta({ format: "date" }).nullish();

/** What each kind of person must give, in JSON Schema. */
const needs = {
  required: ["entityType", "gender", "name", "firstName", "email", "phoneNumber"],
  allOf: [
    {
      if: { properties: { entityType: { const: "Particulier" } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word.
      then: { required: ["birthDate", "birthPlace", "address"] },
      else: {
        required: ["socialReason", "furnitureName", "companyPosition", "socialAddress", "juridiction"],
      },
    },
  ],
};

/** The address is taken unchecked here; the domain's rule judges it with the rest. */
const addressOnWire = z
  .unknown()
  .meta({ anyOf: [{ $ref: "#/components/schemas/Address" }, { type: "null" }] })
  .optional();

/** The wire's flat form; what each kind of person must give is the domain's rule. */
const wireFields = {
  name,
  firstName: name,
  gender: z.enum(["MALE", "FEMALE", "OTHER"]),
  email,
  phoneNumber: phone,
  entityType: z.enum(["Professionnel", "Particulier"]),
  birthDate: day,
  birthPlace: text,
  address: addressOnWire,
  socialReason: text,
  furnitureName: text,
  companyPosition: text,
  socialAddress: addressOnWire,
  juridiction: text,
  siretId: text,
  rnaId: text,
  juridicId: text,
  deliberationNumber: text,
  deliberationDate: day,
};
type Wire = z.infer<z.ZodObject<typeof wireFields>>;

const wireNames: Record<string, string> = { officialRole: "companyPosition" };

function toDomain(wire: Omit<Wire, "id">): Record<string, unknown> {
  const { gender, companyPosition, juridiction, ...rest } = wire;
  const kept = Object.entries({
    ...rest,
    gender: gendersBack[gender],
    officialRole: companyPosition,
    juridiction: juridiction === "COMMUNITY" ? "Collectivité" : juridiction,
  }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept);
}

function toWire(signatory: SignatoryInput): Wire {
  const common = { address: undefined, socialAddress: undefined };
  if (signatory.entityType === "Particulier") {
    return { ...common, ...signatory, gender: genders[signatory.gender] };
  }
  const { officialRole, juridiction, gender, ...rest } = signatory;
  return {
    ...common,
    ...rest,
    gender: genders[gender],
    companyPosition: officialRole,
    juridiction: juridiction === "Collectivité" ? "COMMUNITY" : juridiction,
  };
}

/** More than anybody has of one structure. */
const mostAlso = 1000;

/** Who signs, and for which others his structure is named too. */
export type SavedSignatory = SignatoryInput & { readonly alsoFor?: z.output<typeof placeIds>[] | undefined };

/** A signatory as sent: judged whole by the domain's rule, its issues reported in the wire's names. */
export const signatoryWrite = z.codec(
  z
    .strictObject({
      id: readOnly,
      ...wireFields,
      /** The holder's other places and plants of this structure, which take its name, form and number: who signs there stays. */
      alsoFor: z.array(placeIds).max(mostAlso).optional(),
    })
    .superRefine(({ id: _, alsoFor: _for, ...wire }, ctx) => {
      const verdict = signatoryInputSchema.safeParse(toDomain(wire));
      for (const issue of verdict.error?.issues ?? []) {
        const [head, ...tail] = issue.path.map(String);
        ctx.addIssue({
          code: "custom",
          path: head === undefined ? [] : [wireNames[head] ?? head, ...tail],
          message: issue.message,
        });
      }
    })
    .meta(needs),
  z.custom<SavedSignatory>(),
  {
    decode: ({ id: _, alsoFor, ...wire }) => ({
      ...signatoryInputSchema.parse(toDomain(wire)),
      ...(alsoFor && { alsoFor }),
    }),
    encode: ({ alsoFor, ...input }) => ({ ...toWire(input), ...(alsoFor && { alsoFor }) }),
  },
);

export const signatory = z.codec(z.object({ id: z.string(), ...wireFields }), z.custom<Signatory>(), {
  decode: (wire) => toDomain(wire) as Signatory,
  encode: ({ id, ...rest }) => ({ id, ...toWire(rest) }),
});
