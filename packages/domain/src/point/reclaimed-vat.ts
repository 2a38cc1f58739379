import type { ConsumerType } from "./kinds.ts";

interface Person {
  readonly consumerType: ConsumerType;
  /** What it says; null or absent when it said nothing. */
  readonly reclaimsVat?: boolean | null | undefined;
}

/** What a business said of the VAT of its bills; null for an individual, who reclaims none, whatever is kept with him. */
export const toldVat = ({ consumerType, reclaimsVat: told }: Person): boolean | null =>
  consumerType === "professional" ? (told ?? null) : null;

/**
 * Whether a person's sums are without VAT. A business gets it back until it says otherwise: a town hall, a school or an
 * association usually does not.
 */
export const reclaimsVat = (person: Person): boolean =>
  person.consumerType === "professional" && toldVat(person) !== false;
