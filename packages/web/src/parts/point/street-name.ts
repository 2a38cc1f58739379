import type { Address } from "@mec/domain/address";

/** What a street is called in the midst of a sentence: "12 rue de la Mairie"; "Grande Rue" is a name to its end. */
export const inSentence = (street: string): string =>
  street.replace(
    /^((?:\d\S* (?:(?:bis|ter|quater|[A-Za-z]) )?)?)(Rue|Ruelle|Avenue|Boulevard|Place|Chemin|Impasse|Allée|Route|Quai|Cours|Square|Passage|Sentier|Voie)\b/u,
    (_, number: string, kind: string) => number + kind.toLowerCase(),
  );

/** What a place is called until its holder names it: its street, which tells it from his others; "" in a town at large. */
export function streetName(address: Address | null, longest: number): string {
  if (!address?.street) return "";
  return [address.houseNumber, address.street].filter(Boolean).join(" ").slice(0, longest).trim();
}
