import type { Address } from "@mec/domain/address";
import {
  birthDateIssue,
  deliberationDateIssue,
  type EntityType,
  type Gender,
  identifierOf,
  type Juridiction,
  legalIdentifierField,
  type Signatory,
  signatoryInputSchema,
  siretIssue,
} from "@mec/domain/signatory";
import * as z from "zod";

/** Who signs, as typed: the fields of both kinds of persons, of which `signatoryOf` keeps one kind's. */
export type SignatoryForm = {
  entityType: EntityType;
  gender: Gender | "";
  firstName: string;
  name: string;
  email: string;
  phoneNumber: string;
  birthDate: string;
  birthPlace: string;
  address: Address | null;
  socialReason: string;
  /** The supply contract is in another name than the structure's. */
  hasOtherHolder: boolean;
  furnitureName: string;
  officialRole: string;
  socialAddress: Address | null;
  juridiction: Juridiction | "";
  siretId: string;
  rnaId: string;
  juridicId: string;
  deliberationNumber: string;
  deliberationDate: string;
};

export const emptySignatoryForm: SignatoryForm = {
  entityType: "Particulier",
  gender: "",
  firstName: "",
  name: "",
  email: "",
  phoneNumber: "",
  birthDate: "",
  birthPlace: "",
  address: null,
  socialReason: "",
  hasOtherHolder: false,
  furnitureName: "",
  officialRole: "",
  socialAddress: null,
  juridiction: "",
  siretId: "",
  rnaId: "",
  juridicId: "",
  deliberationNumber: "",
  deliberationDate: "",
};

/** Whether the council of a structure of this form votes on who signs. */
export const votesIn = (juridiction: Juridiction | ""): boolean =>
  juridiction === "Collectivité" || juridiction === "EPCI";

/** The signatory of the form, to be validated by the domain's rule. */
export function signatoryOf(form: SignatoryForm): unknown {
  const { entityType, gender, firstName, name, email, phoneNumber } = form;
  const person = { entityType, gender, firstName, name, email, phoneNumber };
  if (entityType === "Particulier") {
    return { ...person, birthDate: form.birthDate, birthPlace: form.birthPlace, address: form.address };
  }
  const { socialReason, officialRole, socialAddress, juridiction } = form;
  const identifier = juridiction === "" ? "siretId" : legalIdentifierField(juridiction);
  return {
    ...person,
    socialReason,
    furnitureName: form.hasOtherHolder ? form.furnitureName : socialReason,
    officialRole,
    socialAddress,
    juridiction,
    [identifier]: form[identifier],
    ...(votesIn(juridiction) && {
      deliberationNumber: form.deliberationNumber || null,
      deliberationDate: form.deliberationDate || null,
    }),
  };
}

/** A day that is a day, and that cannot be true: who was not born, or is not of age, signs nothing, nor does a vote to come let anybody sign. */
function checkDays(form: SignatoryForm, context: Pick<z.RefinementCtx, "addIssue">): void {
  const now = new Date();
  const isDay = (text: string) => z.iso.date().safeParse(text).success;
  if (form.entityType === "Particulier") {
    const issue = isDay(form.birthDate) ? birthDateIssue(form.birthDate, now) : null;
    if (issue) context.addIssue({ code: "custom", path: ["birthDate"], message: issue.message });
  } else if (votesIn(form.juridiction) && isDay(form.deliberationDate)) {
    const issue = deliberationDateIssue(form.deliberationDate, now);
    if (issue) context.addIssue({ code: "custom", path: ["deliberationDate"], message: issue.message });
  }
}

/** A number typed here that cannot be; one that was saved so before does not keep the rest from being corrected. */
function checkIdentifier(
  form: SignatoryForm,
  saved: string,
  context: Pick<z.RefinementCtx, "addIssue">,
): void {
  if (form.entityType !== "Professionnel" || form.juridiction === "") return;
  const field = legalIdentifierField(form.juridiction);
  const message = field === "rnaId" ? null : siretIssue(form[field], saved);
  if (message) context.addIssue({ code: "custom", path: [field], message });
}

/** Adds the errors of the signatory to those of the form's other fields. */
function checkSignatory(form: SignatoryForm, context: Pick<z.RefinementCtx, "addIssue">): void {
  for (const { path, message } of signatoryInputSchema.safeParse(signatoryOf(form)).error?.issues ?? []) {
    // The holder's field is not shown then: its fault is that of the structure's name, which it repeats.
    if (path[0] === "furnitureName" && !form.hasOtherHolder) continue;
    context.addIssue({ code: "custom", path: [...path], message });
  }
  checkDays(form, context);
}

/** The form's rule, given what was saved of this signatory. */
export const signatoryFormRule = (saved: Signatory | null) =>
  z.custom<SignatoryForm>().superRefine((form, context) => {
    checkSignatory(form, context);
    checkIdentifier(form, identifierOf(saved), context);
  });

/** The same of who was never saved. */
export const signatoryFormSchema = signatoryFormRule(null);

/** A stored signatory as form values. */
export function signatoryToForm(signatory: Signatory): SignatoryForm {
  const { id: _, ...kept } = signatory;
  const known = Object.fromEntries(
    Object.entries(kept).filter(([, value]) => value !== null && value !== undefined),
  );
  const hasOtherHolder =
    signatory.entityType === "Professionnel" && signatory.furnitureName !== signatory.socialReason;
  return { ...emptySignatoryForm, ...known, hasOtherHolder };
}
