import { foldText } from "../shared/index.ts";
import type { Address } from "./address.ts";

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
