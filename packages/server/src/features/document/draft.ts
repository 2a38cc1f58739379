import { emptySalesTerms, type SalesTerms, salesTermsSchema } from "@mec/domain/document";
import {
  type MembershipFee,
  membershipFeeSchema,
  type PmoAssociation,
  type PmoInterlocutor,
  pmoAssociationSchema,
  pmoInterlocutorSchema,
} from "@mec/domain/pmo";
import type { ZodType } from "zod";
import type { PaperPmo } from "./project-papers.ts";

type Typed = Readonly<Record<string, unknown>>;

/** What is being typed beside a preview. */
export interface Draft {
  readonly terms?: Typed | undefined;
  readonly association?: Typed | undefined;
  readonly fee?: Typed | undefined;
  readonly interlocutor?: Typed | undefined;
}

/** Nothing said: "" and null show as missing in the papers. */
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

/** What is kept with what is typed laid over it; a field that is wrong is left as it was. */
function merged<T extends object>(
  shape: Readonly<Record<string, ZodType>>,
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

export const draftPmo = (kept: PaperPmo, draft: Draft): PaperPmo => ({
  association: merged(pmoAssociationSchema.shape, kept.association, noAssociation, draft.association),
  interlocutor: merged(pmoInterlocutorSchema.shape, kept.interlocutor, noInterlocutor, draft.interlocutor),
  fee: merged(membershipFeeSchema.shape, kept.fee, noFee, draft.fee),
});

export const draftTerms = (kept: SalesTerms | null, draft: Draft): SalesTerms | null =>
  merged(salesTermsSchema.shape, kept, emptySalesTerms, draft.terms);
