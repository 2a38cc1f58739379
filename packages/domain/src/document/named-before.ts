import { type Address, isAddressKept } from "../address/index.ts";
import { printedOtherwise, printedThings, type SignatoryInput } from "../signatory/index.ts";
import type { DocumentKind } from "./kinds.ts";

/** What a participant's documents name of his place, and he may change once all have signed them. */
export const namedThings = ["meter", "address", "siret"] as const;
export type NamedThing = (typeof namedThings)[number];

export interface Named {
  /** "" when unknown. */
  readonly prm: string;
  readonly address: Address | null;
  /** "" of who has none. */
  readonly siret: string;
}

/** The documents that hold for one meter: with another number they are signed anew. A membership is the person's. */
export const kindsOfMeter: readonly DocumentKind[] = ["accord", "salesContract"];

/** What documents that all have signed name otherwise than it is now; what they do not name is no otherwise, nor a meter or an address that he has not given. */
export function namedBefore(signed: readonly Named[], now: Named): NamedThing[] {
  const differs: Record<NamedThing, (document: Named) => boolean> = {
    meter: ({ prm }) => prm !== "" && now.prm !== "" && prm !== now.prm,
    address: ({ address }) =>
      address !== null && now.address !== null && !isAddressKept(address, now.address),
    siret: ({ siret }) => siret !== "" && siret !== now.siret,
  };
  return namedThings.filter((thing) => signed.some(differs[thing]));
}

/** What a buyer's contract names of who sells to him, and that one may change once all have signed it: what it prints of him, and his plant's address. */
export const namedSellerThings = [...printedThings, "address"] as const;
export type NamedSellerThing = (typeof namedSellerThings)[number];

/** A plant's address, and who sells its electricity; null where it is not said. */
export interface NamedSeller {
  readonly address: Address | null;
  readonly identity: SignatoryInput | null;
}

/** The same of a seller whom a contract names: who signs for a structure is no other seller. */
export function sellerNamedBefore(signed: NamedSeller, now: NamedSeller): NamedSellerThing[] {
  const things = signed.identity && now.identity ? printedOtherwise(signed.identity, now.identity) : [];
  const hasMoved =
    signed.address !== null && now.address !== null && !isAddressKept(signed.address, now.address);
  return hasMoved ? [...things, "address"] : things;
}
