import { pages } from "@mec/api";
import { type Address, mapDefaults } from "@mec/domain/address";
import { placeLabel, writeSearch } from "../explore/search-state.ts";

/** The address of the explore page with a search at this address. */
export function explorePath(address: Address): string {
  const search = {
    centre: address.coordinates,
    zoom: mapDefaults.searchZoomCap,
    label: placeLabel(address),
    citycode: address.citycode,
    filters: {},
    eligible: false,
  };
  return pages.explore.to({}, { query: writeSearch(search) });
}
