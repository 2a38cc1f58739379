import type { SignatoryInput } from "../signatory/index.ts";

/** Who a participant is in the papers: the legal person, or the individual; its account's name until it has said. */
export function participantName(
  identity: SignatoryInput | null,
  holder: { readonly firstName: string; readonly lastName: string },
): string {
  if (identity?.entityType === "Professionnel") return identity.socialReason;
  return identity ? `${identity.firstName} ${identity.name}` : `${holder.firstName} ${holder.lastName}`;
}
