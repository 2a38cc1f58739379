import type { SignatoryInput } from "../signatory/index.ts";

/**
 * A participant's name in the documents: the legal person or the individual; the account's name until that is given.
 */
export function participantName(
  identity: SignatoryInput | null,
  holder: { readonly firstName: string; readonly lastName: string },
): string {
  if (identity?.entityType === "Professionnel") return identity.socialReason;
  return identity ? `${identity.firstName} ${identity.name}` : `${holder.firstName} ${holder.lastName}`;
}
