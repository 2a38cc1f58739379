import type { addressCalls } from "@mec/api/address";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { addressSearch } from "./address-search.ts";

export function addressHandlers(deps: Deps): HandlersOf<typeof addressCalls> {
  const { search, source } = addressSearch(deps.geocoder);
  return {
    searchAddress: ({ query }) => search(query.q, query.limit),
    getAddressSource: async () => ({ source: await source() }),
  };
}
