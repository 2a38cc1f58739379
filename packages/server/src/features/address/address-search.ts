import type { AddressSearch, GeocoderAnswer } from "../../gateways/geocoder/port.ts";

export const defaultLimit = 10;
/** Searched for when nobody has searched yet, to learn which source answers. */
const probe = "Paris";

/**
 * The address search, which remembers the source that answered last: the page tells when it was the embedded
 * list.
 */
export function addressSearch(geocoder: AddressSearch) {
  let lastSource: GeocoderAnswer["source"] | undefined;

  async function search(q: string, limit = defaultLimit): Promise<GeocoderAnswer["groups"]> {
    const answer = await geocoder.search(q, limit);
    lastSource = answer.source;
    return answer.groups;
  }

  async function source(): Promise<GeocoderAnswer["source"]> {
    if (lastSource === undefined) await search(probe, 1);
    return lastSource ?? "embedded";
  }

  return { search, source };
}
