import { type Coordinates, type Department, mapDefaults } from "@mec/domain/address";
import type { ExploreSearch } from "./search-state.ts";

/** What the page shows before any search: all of France, or the place that its address names. */
export type ExploreStart =
  | { readonly kind: "france" }
  | { readonly kind: "town"; readonly name: string; readonly centre: Coordinates }
  | { readonly kind: "department"; readonly department: Department };

/** The search that goes with a start; filters typed on the way are kept. */
export function searchOfStart(start: ExploreStart, filters: ExploreSearch["filters"]): ExploreSearch {
  const base = { label: "", filters, eligible: false };
  if (start.kind !== "town") return { ...base, centre: null, zoom: mapDefaults.zoom };
  return { ...base, centre: start.centre, zoom: mapDefaults.searchZoomCap, label: start.name };
}
