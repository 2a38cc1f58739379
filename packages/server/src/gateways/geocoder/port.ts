import type { Address, AddressGroup } from "@mec/domain/address";

/** An address with the Insee code of its commune. A municipality has no street, a locality is its own street. */
export type GeocodedAddress = Address & { citycode: string };

export type GeocoderAnswer = {
  /** "embedded": the network service did not answer, the page says that the results are approximate. */
  source: "geoplateforme" | "embedded";
  groups: Record<AddressGroup, GeocodedAddress[]>;
};

export type Geocoder = {
  /** At most `limit` results over the four groups, the best first in each. */
  search(q: string, limit: number): Promise<GeocoderAnswer>;
};

/** The service cannot answer now; with the delay it asks for, if it gave one. */
export class GeocoderUnavailable extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.name = "GeocoderUnavailable";
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function emptyGroups(): GeocoderAnswer["groups"] {
  return { municipality: [], street: [], housenumber: [], locality: [] };
}
