import {
  founderSchema,
  type MembershipFee,
  maxFounders,
  membershipFeeSchema,
  type PmoAssociation,
  type PmoInterlocutor,
  pmoAssociationSchema,
  pmoInterlocutorSchema,
} from "@mec/domain/pmo";
import * as z from "zod";

export type Typed = Readonly<Record<string, unknown>>;

/** The PMO's details, as its documents need them. */
export interface PmoContent {
  readonly association: PmoAssociation | null;
  readonly interlocutor: PmoInterlocutor | null;
  readonly fee: MembershipFee | null;
}

/** The values being typed beside a preview. */
export type PmoDraft = { readonly [part in keyof PmoContent]?: Typed | undefined };

/** An empty address: "" and null appear as missing in the documents. */
const noAddress = {
  label: "",
  houseNumber: "",
  street: "",
  postCode: "",
  city: "",
  coordinates: { latitude: 0, longitude: 0 },
};
const noAssociation: PmoAssociation = {
  associationName: "",
  email: "",
  rnaId: "",
  address: noAddress,
  preamble: "",
  territory: "",
  founders: [],
};
const noInterlocutor: PmoInterlocutor = {
  gender: "OTHER",
  firstName: "",
  lastName: "",
  email: "",
  phoneNumber: "",
  projectIdentification: "",
};
const noFee: MembershipFee = {
  required: false,
  amount: 0,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  additionalInformation: "",
  paymentMethods: [],
};

/** The founders that are complete: one that is half typed does not hide the others. */
const wholeFounders = z
  .array(z.unknown())
  .max(maxFounders)
  .transform((founders) =>
    founders.flatMap((founder) => {
      const parsed = founderSchema.safeParse(founder);
      return parsed.success ? [parsed.data] : [];
    }),
  );
const associationShape = { ...pmoAssociationSchema.shape, founders: wholeFounders };

/** The kept values overlaid with the typed ones; a typed value that is invalid is ignored. */
export function laidOver<T extends object>(
  shape: Readonly<Record<string, z.ZodType>>,
  kept: T | null,
  none: T,
  typed: Typed | undefined,
): T | null {
  const right = Object.entries(typed ?? {}).flatMap(([name, value]) => {
    const parsed = Object.hasOwn(shape, name) ? shape[name]?.safeParse(value) : undefined;
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return right.length === 0 ? kept : { ...(kept ?? none), ...Object.fromEntries(right) };
}

export const draftPmo = (kept: PmoContent, draft: PmoDraft): PmoContent => ({
  association: laidOver(associationShape, kept.association, noAssociation, draft.association),
  interlocutor: laidOver(pmoInterlocutorSchema.shape, kept.interlocutor, noInterlocutor, draft.interlocutor),
  fee: laidOver(membershipFeeSchema.shape, kept.fee, noFee, draft.fee),
});
