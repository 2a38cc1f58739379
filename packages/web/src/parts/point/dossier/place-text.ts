import type { Address } from "@mec/domain/address";

/** "12 rue de la République", or the town where no street is known. */
export function placeText({ houseNumber, street, city, postCode }: Address): string {
  return street ? [houseNumber, street].filter(Boolean).join(" ") : `${city} (${postCode})`;
}
