import { foldText } from "../shared/index.ts";
import type { Address } from "./address.ts";
import { greatCircleKm } from "./distance.ts";

/** The same commune, by its code where both have one: several share a post code. */
const isSameTown = (one: Address, other: Address): boolean =>
  one.citycode && other.citycode
    ? one.citycode === other.citycode
    : foldText(one.city) === foldText(other.city);

/** Whether two addresses are one: the same number of the same street, however it is spelt, in the same town. */
export function isSameAddress(one: Address, other: Address): boolean {
  const keyOf = ({ houseNumber, street, postCode }: Address) =>
    [houseNumber, street, postCode].map(foldText).join(" ").trim();
  return keyOf(one) === keyOf(other) && isSameTown(one, other);
}

/** How far apart two searches may place one address, in km. */
const sameSpotKm = 0.1;

/**
 * Whether an address that is written in another's stead changes nothing of it: it is the same one, is told by the same words, which
 * documents print, and lies where it lay, of which the perimeter is measured. A request may change these two alone.
 */
export const isAddressKept = (before: Address, now: Address): boolean =>
  isSameAddress(before, now) &&
  foldText(before.label) === foldText(now.label) &&
  greatCircleKm(before.coordinates, now.coordinates) <= sameSpotKm;
