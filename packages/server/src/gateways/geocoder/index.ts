import { withCache } from "./cache.ts";
import { withCircuit } from "./circuit.ts";
import { embeddedGeocoder } from "./embedded.ts";
import { withFallback } from "./fallback.ts";
import { geoplateformeGeocoder } from "./geoplateforme.ts";
import type { Geocoder } from "./port.ts";

export { embeddedGeocoder } from "./embedded.ts";
export { type Commune, communeByCode } from "./gazetteer.ts";
export type { GeocodedAddress, Geocoder, GeocoderAnswer } from "./port.ts";

/** The geocoder of the product: the Géoplateforme, and the embedded gazetteer whenever it does not answer. */
export function openGeocoder({ geocoderUrl }: { geocoderUrl: string }): Geocoder {
  const network = withCache(withCircuit(geoplateformeGeocoder({ url: geocoderUrl })));
  return withFallback(network, embeddedGeocoder());
}
