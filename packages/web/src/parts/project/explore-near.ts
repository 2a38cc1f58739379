import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";

/** The address of the map page with the projects that this place could join. */
export function exploreNear({ label, coordinates, citycode }: Address): string {
  const { latitude, longitude } = coordinates;
  const query = {
    q: label,
    lat: String(latitude),
    long: String(longitude),
    eligible: "true",
    ...(citycode && { citycode }),
  };
  return pages.explore.to({}, { query });
}
