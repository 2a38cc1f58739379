import type * as z from "zod";
import { conjunction } from "../shared/index.ts";
import {
  type MembershipFee,
  membershipFeeSchema,
  minFounders,
  type PmoAssociation,
  type PmoInterlocutor,
  pmoAssociationSchema,
  pmoInterlocutorSchema,
} from "./schemas.ts";

/** What an association's description may still lack, in the order of its form. */
export const associationGaps = [
  "associationName",
  "email",
  "rnaId",
  "address",
  "territory",
  "founders",
] as const;
export type AssociationGap = (typeof associationGaps)[number];

export const associationGapLabels: Record<AssociationGap, string> = {
  associationName: "le nom de l’association",
  email: "l’adresse e-mail de l’association",
  rnaId: "le numéro RNA, donné par la préfecture",
  address: "l’adresse du siège",
  territory: "le territoire de l’opération",
  founders: "deux fondateurs au moins",
};

/**
 * Statutes are written before the declaration that gives the RNA; documents name an association that was declared.
 */
const neededFor = {
  statutes: ["associationName", "email", "address", "territory", "founders"],
  documents: ["associationName", "email", "rnaId", "address"],
  // Of one that is still to be founded: its founders sign the statutes that are declared.
  founding: ["associationName", "email", "address", "founders", "rnaId"],
} as const satisfies Record<string, readonly AssociationGap[]>;
export type AssociationUse = keyof typeof neededFor;

const isGiven: Record<AssociationGap, (association: PmoAssociation) => boolean> = {
  associationName: ({ associationName }) => associationName !== "",
  email: ({ email }) => email !== "",
  rnaId: ({ rnaId }) => rnaId !== "",
  address: ({ address }) => address.label !== "",
  territory: ({ territory }) => territory !== "",
  founders: ({ founders }) => founders.length >= minFounders,
};

/**
 * What the association's description still lacks for its statutes, or for the documents of the participants.
 */
export function missingInAssociation(
  association: PmoAssociation | null,
  use: AssociationUse,
): AssociationGap[] {
  return neededFor[use].filter((gap) => !association || !isGiven[gap](association));
}

/** "Il manque le numéro RNA, donné par la préfecture.": "" when nothing does, or when nothing was said yet. */
export function associationLackText(association: PmoAssociation | null, use: AssociationUse): string {
  const gaps = association === null ? [] : missingInAssociation(association, use);
  return gaps.length === 0 ? "" : `Il manque ${conjunction(gaps.map((gap) => associationGapLabels[gap]))}.`;
}

/** Stored objects have an id besides: fields that the rule does not name are not judged. */
const isValid = (schema: z.ZodObject, value: unknown): boolean => schema.strip().safeParse(value).success;

/**
 * Whether the documents of the participants can name the association: it was declared (RNA), has a name, an
 * e-mail and a head office. Founders and territory matter to its statutes only.
 */
export const isAssociationComplete = (association: PmoAssociation | null): association is PmoAssociation =>
  association !== null &&
  missingInAssociation(association, "documents").length === 0 &&
  isValid(pmoAssociationSchema, association);

/** Whether the contact can be named. The operation goes by the project's name when it has no other. */
export const isInterlocutorComplete = (
  interlocutor: PmoInterlocutor | null,
): interlocutor is PmoInterlocutor => interlocutor !== null && isValid(pmoInterlocutorSchema, interlocutor);

/** Whether it was said what members pay, even if nothing (§5: what is asked has an amount and a means of payment). */
export const isFeeComplete = (fee: MembershipFee | null): fee is MembershipFee =>
  fee !== null && isValid(membershipFeeSchema, fee);
