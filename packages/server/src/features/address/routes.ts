import type { addressCalls } from "@mec/api/address";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { addressSearch, defaultLimit } from "./address-search.ts";

export function addressHandlers(deps: Deps): HandlersOf<typeof addressCalls> {
  const { search, source } = addressSearch(deps.geocoder);
  return {
    searchCommune: async ({ query }, { origin }) => {
      await deps.limits.count("addressSearchesPerIp", origin.ip);
      return [...deps.geocoder.communes(query.q, query.limit ?? defaultLimit)];
    },
    searchAddress: async ({ query }, { origin }) => {
      await deps.limits.count("addressSearchesPerIp", origin.ip);
      return search(query.q, query.limit);
    },
    getAddressSource: async () => ({ source: await source() }),
  };
}
