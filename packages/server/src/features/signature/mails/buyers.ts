import type { SignerPlace } from "../place-store.ts";

/** Who signs contracts as their buyer, by mailbox: of those whose reader is not known to be him, nobody is told what he signs. */
export function byBuyer(places: readonly SignerPlace[]): SignerPlace[][] {
  const known = new Map<string, SignerPlace[]>();
  for (const place of places.filter(
    (place) => place.role === "participant" && place.address === "confirmed",
  )) {
    const key = place.email.toLowerCase();
    known.set(key, [...(known.get(key) ?? []), place]);
  }
  return [...known.values()];
}
