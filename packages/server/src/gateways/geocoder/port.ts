import type { Address, AddressGroup, Commune } from "@mec/domain/address";
import { ServiceUnavailable } from "../circuit.ts";

/** An address with the Insee code of its commune. A municipality has no street, a locality is its own street. */
export type GeocodedAddress = Address & { citycode: string };

export type GeocoderAnswer = {
  /** "embedded": the network service did not answer, the page says that the results are approximate. */
  source: "geoplateforme" | "embedded";
  groups: Record<AddressGroup, GeocodedAddress[]>;
};

export type AddressSearch = {
  /** At most `limit` results over the four groups, the best first in each. */
  search(q: string, limit: number): Promise<GeocoderAnswer>;
};

export type Geocoder = AddressSearch & {
  /** The communes whose name or post code begins with a text, the best match first: always from the embedded list. */
  communes(q: string, limit: number): readonly Commune[];
};

export class GeocoderUnavailable extends ServiceUnavailable {}

export function emptyGroups(): GeocoderAnswer["groups"] {
  return { municipality: [], street: [], housenumber: [], locality: [] };
}
