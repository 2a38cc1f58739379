import { radiusOfZoom } from "@mec/domain/address";
import { perimeters } from "@mec/domain/project";

/** Nobody beyond this joins a project, in km: no operation reaches farther. */
export const farthestKm = Math.max(...perimeters);

/** The closest zoom, from this one outwards, whose search finds a project at this distance. */
export function zoomThatFinds(km: number, zoom: number): number {
  const isFound = radiusOfZoom(zoom) >= km * 1000;
  return isFound || zoom <= 3 ? zoom : zoomThatFinds(km, zoom - 1);
}
