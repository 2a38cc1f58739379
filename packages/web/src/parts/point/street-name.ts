import type { Address } from "@mec/domain/address";

/** What a place is called until its holder names it: its street, which tells it from his others; "" in a town at large. */
export function streetName(address: Address | null, longest: number): string {
  if (!address?.street) return "";
  return [address.houseNumber, address.street].filter(Boolean).join(" ").slice(0, longest).trim();
}
