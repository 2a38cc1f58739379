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
