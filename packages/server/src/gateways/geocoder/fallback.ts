import { type AddressSearch, type Geocoder, GeocoderUnavailable } from "./port.ts";

/** Asks the first geocoder; the second answers when the first is unavailable. The answer's source says which did. */
export function withFallback(first: AddressSearch, second: Geocoder): Geocoder {
  return {
    async search(q, limit) {
      try {
        return await first.search(q, limit);
      } catch (error) {
        if (error instanceof GeocoderUnavailable) return second.search(q, limit);
        throw error;
      }
    },
    communes: second.communes,
  };
}
