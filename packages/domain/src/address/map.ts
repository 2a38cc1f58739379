import type { Coordinates } from "./address.ts";

/** §9: how the map opens: the whole of France. Radius in metres. */
export const mapDefaults: {
  zoom: number;
  centre: Coordinates;
  searchZoomCap: number;
  searchRadius: number;
} = {
  zoom: 6,
  centre: { latitude: 46.709735, longitude: 2.202425 },
  searchZoomCap: 12,
  searchRadius: 15_000,
};

const METRES_AT_DEFAULT_ZOOM = 960_000;

/** §9: the search radius (metres) that goes with a zoom of the map: halved at each level. */
export function radiusOfZoom(zoom: number): number {
  return METRES_AT_DEFAULT_ZOOM / 2 ** (zoom - mapDefaults.zoom);
}
