import { documentLabels, participantName } from "@mec/domain/document";
import type { SignerPlace } from "./place-store.ts";

type Titled = Pick<
  SignerPlace,
  "kind" | "role" | "participant" | "site" | "sellers" | "isAdded" | "firstName" | "lastName"
>;

/** Whose document it is, unless that is the reader. */
const ownerOf = ({ role, participant, ...signer }: Titled): string =>
  role === "participant" ? "" : participantName(participant, signer);

/** Who sells to the reader by this contract, "Moulin, Ferme du Chêne"; null where the document names nobody. */
const sellersOf = ({ sellers, ...signer }: Titled): string | null =>
  sellers.map((seller) => participantName(seller, signer)).join(", ") || null;

const isBought = ({ kind, role }: Titled): boolean => kind === "salesContract" && role === "participant";

/**
 * The titles of documents that stand in one list. "Accord de participation : Camille Durand" is the document and its
 * participant, unless that is the reader; who has several places there reads which each is of, and who buys by several
 * contracts with whom each is.
 */
export function titlesOf(places: readonly Titled[]): string[] {
  const sites = new Map<string, Set<string | null>>();
  for (const place of places) {
    const owner = ownerOf(place);
    sites.set(owner, (sites.get(owner) ?? new Set()).add(place.site));
  }
  const bought = places.filter(isBought);
  return places.map((place) => {
    const owner = ownerOf(place);
    const isOneOfMany = (sites.get(owner)?.size ?? 0) > 1;
    const whose = [owner, isOneOfMany ? place.site : null].filter(Boolean).join(", ");
    const isNamed =
      isBought(place) && (place.isAdded || bought.filter(({ site }) => site === place.site).length > 1);
    const sellers = isNamed ? sellersOf(place) : null;
    const kind = documentLabels[place.kind];
    const label = sellers ? `${kind} avec ${sellers}` : kind;
    return whose ? `${label}\u00a0: ${whose}` : label;
  });
}
