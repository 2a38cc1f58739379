import { paths } from "@mec/api";
import type { Address } from "@mec/domain/address";

/** The projects that an address could join, on the map. */
export function exploreNear({ label, coordinates }: Address): string {
  const query = new URLSearchParams({
    q: label,
    lat: String(coordinates.latitude),
    long: String(coordinates.longitude),
    eligible: "true",
  });
  return `${paths.explore}?${query}`;
}
