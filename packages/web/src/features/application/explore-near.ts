import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";

/** The projects that an address could join, on the map. */
export function exploreNear({ label, coordinates }: Address): string {
  const { latitude, longitude } = coordinates;
  const query = { q: label, lat: String(latitude), long: String(longitude), eligible: "true" };
  return pages.explore.to({}, { query });
}
