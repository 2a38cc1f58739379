import { openCircuit } from "../circuit.ts";
import { type AddressSearch, GeocoderUnavailable } from "./port.ts";

/** Pauses a geocoder that does not answer. */
export function withCircuit(geocoder: AddressSearch, now: () => number = Date.now): AddressSearch {
  const guarded = openCircuit(() => new GeocoderUnavailable("Left in peace for a while"), now);
  return { search: (q, limit) => guarded(() => geocoder.search(q, limit)) };
}
