import type { SessionUser } from "@mec/domain/account";
import type { Address } from "@mec/domain/address";
import type { ConsumerType } from "@mec/domain/point";
import { hasGivenName } from "../../parts/point/usual-name.ts";
import type { SignatoryForm } from "../../parts/signatory/signatory-form.ts";

interface Known {
  readonly consumerType: ConsumerType | "";
  readonly address: Address | null;
  /** The place's name: that of its company, where somebody typed one. */
  readonly name?: string;
  /** The account, or the one being opened. */
  readonly user: Pick<SessionUser, "firstName" | "lastName" | "email" | "phoneNumber"> | null;
  /** The address to which an invitation went. */
  readonly email: string | null;
  /** Whether the place reclaims VAT, where that was said. */
  readonly reclaimsVat?: boolean | null | undefined;
  /** Whether another place of his has a signatory, who is proposed: neither its seat nor its signatory is guessed then. */
  readonly hasOther?: boolean;
}

/** The company that was named on joining; "" of a place with another name than its company's. */
function companyOf({ consumerType, address, name = "", reclaimsVat, hasOther = false }: Known): string {
  if (consumerType !== "professional" || reclaimsVat === false || hasOther || !address) return "";
  return hasGivenName({ name, address, consumerType }) ? "" : name;
}

/**
 * The signatory completed with what the account and the home already tell, so that it is not asked twice.
 * Typed values stay.
 */
export function prefilledSignatory(typed: SignatoryForm, known: Known): SignatoryForm {
  const { consumerType, email } = known;
  const isProfessional = consumerType === "professional";
  const isOtherBodys = isProfessional && known.hasOther === true;
  // A school or a gym is not the seat of its town hall, and its clerk is not its mayor: both are asked of who reclaims no VAT.
  const isPublicBodys = isProfessional && known.reclaimsVat === false;
  const user = isOtherBodys || isPublicBodys ? null : known.user;
  const address = isOtherBodys ? null : known.address;
  const seat = isPublicBodys ? null : address;
  return {
    ...typed,
    socialReason: typed.socialReason || companyOf(known),
    entityType: isProfessional ? "Professionnel" : "Particulier",
    firstName: typed.firstName || (user?.firstName ?? ""),
    name: typed.name || (user?.lastName ?? ""),
    email: typed.email || (user?.email ?? (isPublicBodys ? "" : email) ?? ""),
    phoneNumber: typed.phoneNumber || (user?.phoneNumber ?? ""),
    address: typed.address ?? (isProfessional ? null : address),
    socialAddress: typed.socialAddress ?? (isProfessional ? seat : null),
  };
}
