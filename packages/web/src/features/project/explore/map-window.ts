import type { MapFrame } from "../../../parts/address/map/index.ts";

type Bounds = MapFrame["bounds"];

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
/** Removes floating-point noise, so that equal windows have equal keys. */
const clean = (value: number) => Math.round(value * 1e6) / 1e6;

/**
 * The rectangle to fetch pins for: what the map shows, widened to a grid of half tiles, so that small moves
 * fetch nothing new and pins just outside are already there.
 */
export function windowOf({ bounds, zoom }: MapFrame): { bounds: Bounds; zoom: number } {
  const wholeZoom = Math.floor(zoom);
  const step = 180 / 2 ** wholeZoom;
  const down = (value: number, limit: number) => clean(clamp(Math.floor(value / step) * step, limit));
  const up = (value: number, limit: number) => clean(clamp(Math.ceil(value / step) * step, limit));
  return {
    zoom: wholeZoom,
    bounds: {
      minLat: down(bounds.minLat, 90),
      minLong: down(bounds.minLong, 180),
      maxLat: up(bounds.maxLat, 90),
      maxLong: up(bounds.maxLong, 180),
    },
  };
}
