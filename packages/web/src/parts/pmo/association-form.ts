import type { Address } from "@mec/domain/address";
import { type Founder, minFounders, type PmoAssociation, pmoAssociationSchema } from "@mec/domain/pmo";
import type { BearerKind } from "@mec/domain/project";
import * as z from "zod";

/** A founder as typed: the fields of both kinds, of which one kind's are sent. */
export type FounderForm = {
  kind: Founder["kind"];
  firstName: string;
  lastName: string;
  socialReason: string;
};

/** The association, as typed. */
export type AssociationForm = {
  associationName: string;
  email: string;
  rnaId: string;
  address: Address | null;
  preamble: string;
  territory: string;
  founders: FounderForm[];
};

export const emptyFounder: FounderForm = { kind: "physical", firstName: "", lastName: "", socialReason: "" };

const emptyAssociationForm: AssociationForm = {
  associationName: "",
  email: "",
  rnaId: "",
  address: null,
  preamble: "",
  territory: "",
  founders: [],
};

/** What a description starts from: an association that stands behind the project was named there already. */
export const startingAssociation = (
  bearer: { readonly kind: BearerKind; readonly name: string | null } | null,
): AssociationForm =>
  bearer?.kind === "association" && bearer.name !== null
    ? { ...emptyAssociationForm, associationName: bearer.name }
    : emptyAssociationForm;

function founderOf({ kind, firstName, lastName, socialReason }: FounderForm): Founder {
  return kind === "moral" ? { kind, socialReason, firstName, lastName } : { kind, firstName, lastName };
}

const isBlank = (founder: FounderForm): boolean =>
  Object.values(founderOf({ ...founder, kind: "moral" })).every(
    (text) => text === "moral" || text.trim() === "",
  );

const foundersTyped = ({ founders }: AssociationForm) =>
  founders.map((founder, place) => ({ founder, place })).filter(({ founder }) => !isBlank(founder));

/** §5: founders are sent only from two on; each with its index in the form. */
function foundersSent(form: AssociationForm) {
  const typed = foundersTyped(form);
  return typed.length >= minFounders ? typed : [];
}

/** Whether a single founder was typed, who is not sent until there are two. */
export const keepsFounderBack = (form: AssociationForm): boolean =>
  foundersTyped(form).length > 0 && foundersSent(form).length === 0;

/** The association of the form, to be validated by the domain's rule and sent. */
export function associationOf(form: AssociationForm) {
  const { founders: _, ...fields } = form;
  return { ...fields, founders: foundersSent(form).map(({ founder }) => founderOf(founder)) };
}

/** The same for a preview: every founder, even partly typed. */
export function associationDraft(form: AssociationForm) {
  const { founders: _, ...fields } = form;
  return { ...fields, founders: foundersTyped(form).map(({ founder }) => founderOf(founder)) };
}

/**
 * The form's path for an error about a founder that was sent: blank founders, which are not sent, shift the
 * indexes.
 */
export function associationField(form: AssociationForm, path: string): string {
  const [, sent, field] = /^founders\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const place = foundersSent(form)[Number(sent)]?.place;
  return place === undefined ? path : `founders.${place}.${field}`;
}

/** An error in the address has one message, whichever of its parts it concerns. */
const topPath = (path: string): string => (path.startsWith("address.") ? "address" : path);

export const associationFormSchema = z.custom<AssociationForm>().superRefine((form, context) => {
  for (const { path, message } of pmoAssociationSchema.safeParse(associationOf(form)).error?.issues ?? []) {
    const field = associationField(form, topPath(path.join(".")));
    context.addIssue({ code: "custom", path: field.split("."), message });
  }
});

/** A stored association as form values. */
export function associationToForm(association: PmoAssociation): AssociationForm {
  const { associationName, email, rnaId, address, preamble, territory, founders } = association;
  return {
    associationName,
    email,
    rnaId,
    address,
    preamble,
    territory,
    founders: founders.map((founder) => ({
      ...emptyFounder,
      ...founder,
      socialReason: founder.socialReason ?? "",
    })),
  };
}
