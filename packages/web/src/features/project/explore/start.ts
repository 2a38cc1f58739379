import { type Address, type Coordinates, type Department, mapDefaults } from "@mec/domain/address";
import { type ExploreSearch, placeLabel } from "./search-state.ts";

/** What the page shows before any search: all of France, or the place that its address names. */
export type ExploreStart =
  | { readonly kind: "france" }
  | { readonly kind: "town"; readonly name: string; readonly centre: Coordinates; readonly citycode: string }
  | { readonly kind: "department"; readonly department: Department };

/**
 * The search for a start: all of France begins at the visitor's home, once it is known. Filters already
 * chosen are kept.
 */
export function searchOfStart(
  start: ExploreStart,
  filters: ExploreSearch["filters"],
  home: Address | null,
): ExploreSearch {
  const base = { label: "", filters, eligible: false };
  if (start.kind === "france" && home) {
    return {
      ...base,
      centre: home.coordinates,
      zoom: mapDefaults.searchZoomCap,
      label: placeLabel(home),
      citycode: home.citycode,
    };
  }
  if (start.kind !== "town") return { ...base, centre: null, zoom: mapDefaults.zoom };
  return {
    ...base,
    centre: start.centre,
    zoom: mapDefaults.searchZoomCap,
    label: start.name,
    citycode: start.citycode,
  };
}
