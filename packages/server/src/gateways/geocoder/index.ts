import { withCache } from "./cache.ts";
import { withCircuit } from "./circuit.ts";
import { embeddedGeocoder } from "./embedded.ts";
import { withFallback } from "./fallback.ts";
import { geoplateformeGeocoder } from "./geoplateforme.ts";
import type { Geocoder } from "./port.ts";

export { communeOf, communeOfCode } from "./gazetteer.ts";

/** The geocoder of the product: the Géoplateforme, and the embedded gazetteer whenever it does not answer. */
export function openGeocoder({ geocoderUrl }: { geocoderUrl: string }): Geocoder {
  const network = withCache(withCircuit(geoplateformeGeocoder({ url: geocoderUrl })));
  return withFallback(network, embeddedGeocoder());
}
