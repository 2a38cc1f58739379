import type { addressCalls } from "@mec/api/address";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { communeOfCode } from "../../gateways/geocoder/index.ts";
import type { HandlersOf } from "../../http/handler.ts";

const defaultLimit = 10;

export function addressHandlers(deps: Deps): HandlersOf<typeof addressCalls> {
  return {
    searchCommune: async ({ query }, { origin }) => {
      await deps.limits.count("addressSearchesPerIp", origin.ip);
      return [...deps.geocoder.communes(query.q, query.limit ?? defaultLimit)];
    },
    getCommune: async ({ params }, { origin }) => {
      await deps.limits.count("addressSearchesPerIp", origin.ip);
      const commune = communeOfCode(params.citycode);
      if (!commune) throw new DomainError("NOT_FOUND", "NOT_FOUND");
      return commune;
    },
    searchAddress: async ({ query }, { origin }) => {
      await deps.limits.count("addressSearchesPerIp", origin.ip);
      const { groups, source } = await deps.geocoder.search(query.q, query.limit ?? defaultLimit);
      return { ...groups, source };
    },
  };
}
