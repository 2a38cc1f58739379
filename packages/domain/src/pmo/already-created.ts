import { type AssociationUse, missingInAssociation } from "./completeness.ts";
import type { PmoAssociation } from "./schemas.ts";

/** Described without founders and with its number: it was not founded through the platform. */
const seemsCreated = (association: PmoAssociation | null): boolean =>
  association !== null && association.rnaId !== "" && association.founders.length === 0;

/**
 * Whether the association existed before the project ("J'ai déjà créé mon association"), which shortens the steps:
 * what the owner answered, else what the description suggests.
 * @param answer null while he has not answered
 */
export const isAlreadyCreated = (answer: boolean | null, association: PmoAssociation | null): boolean =>
  answer ?? seemsCreated(association);

interface Said {
  readonly association: PmoAssociation | null;
  /** What the owner answered; null while he has not. */
  readonly alreadyCreated: boolean | null;
  readonly hasStatutes: boolean;
}

/** What its description is for: documents alone once it was declared or its statutes are signed, its founding too before. */
export const associationUse = ({ association, alreadyCreated, hasStatutes }: Said): AssociationUse =>
  hasStatutes || (association?.rnaId ?? "") !== "" || isAlreadyCreated(alreadyCreated, association)
    ? "documents"
    : "founding";

/** Whether it was described and nobody said who founds it, before its statutes are signed. */
export const lacksFounders = (said: Said): boolean =>
  said.association !== null &&
  missingInAssociation(said.association, associationUse(said)).includes("founders");
