import type { SessionUser } from "@mec/domain/account";
import type { Address } from "@mec/domain/address";
import type { ConsumerType } from "@mec/domain/point";
import type { SignatoryForm } from "../../parts/signatory/signatory-form.ts";

interface Known {
  readonly consumerType: ConsumerType | "";
  readonly address: Address | null;
  /** The account, or the one being opened. */
  readonly user: Pick<SessionUser, "firstName" | "lastName" | "email" | "phoneNumber"> | null;
  /** The address to which an invitation went. */
  readonly email: string | null;
}

/**
 * The signatory completed with what the account and the home already tell, so that it is not asked twice.
 * Typed values stay.
 */
export function prefilledSignatory(typed: SignatoryForm, known: Known): SignatoryForm {
  const { user, consumerType, address, email } = known;
  const isProfessional = consumerType === "professional";
  return {
    ...typed,
    entityType: isProfessional ? "Professionnel" : "Particulier",
    firstName: typed.firstName || (user?.firstName ?? ""),
    name: typed.name || (user?.lastName ?? ""),
    email: typed.email || (user?.email ?? email ?? ""),
    phoneNumber: typed.phoneNumber || (user?.phoneNumber ?? ""),
    address: typed.address ?? (isProfessional ? null : address),
    socialAddress: typed.socialAddress ?? (isProfessional ? address : null),
  };
}
