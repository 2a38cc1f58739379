import type { SessionUser } from "@mec/domain/account";
import type { Address } from "@mec/domain/address";
import type { ConsumerType } from "@mec/domain/point";
import type { SignatoryForm } from "../../parts/signatory/signatory-form.ts";

interface Known {
  readonly consumerType: ConsumerType | "";
  readonly address: Address | null;
  readonly user: SessionUser | null;
  /** The address to which an invitation went. */
  readonly email: string | null;
}

/** What the account and the home already say of who signs: asked once. What was typed stays. */
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
