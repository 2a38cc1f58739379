import { madeOnce } from "../shared/index.ts";
import { boundName, type SignatoryInput } from "../signatory/index.ts";

/**
 * A participant's name in the documents: the legal person or the individual; the account's name until that is given.
 */
export function participantName(
  identity: SignatoryInput | null,
  holder: { readonly firstName: string; readonly lastName: string },
): string {
  return identity ? boundName(identity) : participantPerson(identity, holder);
}

/** Who signs, as every list of participants names him. */
export const participantPerson = (
  identity: SignatoryInput | null,
  holder: { readonly firstName: string; readonly lastName: string },
): string => (identity ? `${identity.firstName} ${identity.name}` : `${holder.firstName} ${holder.lastName}`);

const collator = madeOnce(() => new Intl.Collator("fr", { sensitivity: "base" }));

/** For whom he signs and for which place; once when both have the same name, or the place's begins with it. */
export function participantPlace(identity: SignatoryInput | null, pointName: string): string {
  if (identity?.entityType !== "Professionnel") return pointName;
  const { socialReason } = identity;
  const place = pointName.trim();
  if (collator().compare(socialReason, place) === 0) return socialReason;
  const begins = collator().compare(socialReason, place.slice(0, socialReason.length)) === 0;
  return begins && /^[^\p{L}\p{N}]/u.test(place.slice(socialReason.length))
    ? place
    : `${socialReason}, ${pointName}`;
}

/** Both in one line, where a participant has no second one. */
export const participantAtPlace = (
  identity: SignatoryInput | null,
  holder: { readonly firstName: string; readonly lastName: string },
  pointName: string,
): string => `${participantPerson(identity, holder)}, ${participantPlace(identity, pointName)}`;
