import type { SignerPlace } from "../place-store.ts";

/** Who signs contracts as their buyer, by mailbox. */
export function byBuyer(places: readonly SignerPlace[]): SignerPlace[][] {
  const known = new Map<string, SignerPlace[]>();
  for (const place of places.filter(({ role }) => role === "participant")) {
    const key = place.email.toLowerCase();
    known.set(key, [...(known.get(key) ?? []), place]);
  }
  return [...known.values()];
}
