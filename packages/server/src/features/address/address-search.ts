import type { AddressSearch, GeocoderAnswer } from "../../gateways/geocoder/port.ts";

export const defaultLimit = 10;
/** Asked when nobody has searched yet, to know who answers. */
const probe = "Paris";

/** The search of addresses, which remembers who answered last: the page says so when it was the embedded list. */
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
