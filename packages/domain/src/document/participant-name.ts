import { madeOnce } from "../shared/index.ts";
import { boundName, type SignatoryInput } from "../signatory/index.ts";

/**
 * A participant's name in the documents: the legal person or the individual; the account's name until that is given.
 */
export function participantName(identity: SignatoryInput | null, holder: Holder): string {
  return identity ? boundName(identity) : participantPerson(identity, holder);
}

interface Holder {
  readonly firstName: string;
  readonly lastName: string;
}

/** Whose place it is, as every list names him, whoever signs for it: one person has one name in all of them. */
export const listedPerson = ({ firstName, lastName }: Holder): string => `${firstName} ${lastName}`;

/** Who signs; whose account it is until that is given. */
export const participantPerson = (identity: SignatoryInput | null, holder: Holder): string =>
  identity ? `${identity.firstName} ${identity.name}` : listedPerson(holder);

const collator = madeOnce(() => new Intl.Collator("fr", { sensitivity: "base" }));

/** For whom is signed and for which place; once when both have the same name, or the place's begins with it. */
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
  holder: Holder,
  pointName: string,
): string => `${listedPerson(holder)}, ${participantPlace(identity, pointName)}`;
