import { type Coordinates, mapDefaults } from "@mec/domain/address";
import L from "leaflet";
import type { MapFit, MapFrame, MapView } from "./types.ts";

const closest = 18;
const widest = 3;
/** Margin around what must be seen, in pixels, so that a pin's whole drawing is visible. */
const margin = 48;
/**
 * The closest zoom of a fit: what must be seen may be small or a single place, and its surroundings must show
 * too.
 */
const closestFit = 14;

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const latLng = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude];

function makeMap(container: HTMLElement, calm: boolean): L.Map {
  const moves = !wantsNoMotion();
  const map = L.map(container, {
    center: latLng(mapDefaults.centre),
    zoom: mapDefaults.zoom,
    minZoom: widest,
    maxZoom: closest,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: !calm,
    dragging: !(calm && L.Browser.mobile),
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    worldCopyJump: true,
  });
  L.control.attribution({ prefix: false }).addTo(map);
  return map;
}

function frameOf(map: L.Map): MapFrame {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    centre: { latitude: lat, longitude: lng },
    zoom: map.getZoom(),
    bounds: {
      minLat: Math.max(-90, bounds.getSouth()),
      minLong: Math.max(-180, bounds.getWest()),
      maxLat: Math.min(90, bounds.getNorth()),
      maxLong: Math.min(180, bounds.getEast()),
    },
  };
}

const movingKeys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "+", "=", "-"]);

/** Calls back as soon as the person moves the map herself: by dragging it, or by what zooms it. */
function onHand(map: L.Map, container: HTMLElement, moved: () => void): void {
  map.on("dragstart boxzoomend", moved);
  container.addEventListener("wheel", moved, { passive: true });
  container.addEventListener("dblclick", moved);
  container.addEventListener("touchstart", ({ touches }) => touches.length > 1 && moved(), { passive: true });
  container.addEventListener("keydown", ({ key }) => movingKeys.has(key) && moved());
}

/**
 * Wraps Leaflet in the few operations that the product needs; tells its own moves from the person's. A move of ours may
 * end twice, when another or a resize breaks it off: hers are known by her hand, not by what we did not ask.
 */
export function openMap(
  container: HTMLElement,
  calm: boolean,
  onMove: (frame: MapFrame, byHand: boolean) => void,
) {
  const map = makeMap(container, calm);
  let isByHand = false;
  const animate = !wantsNoMotion();
  const resizing = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resizing.observe(container);
  onHand(map, container, () => {
    isByHand = true;
  });
  map.on("moveend", () => onMove(frameOf(map), isByHand));

  function moveTo(target: L.LatLngExpression, zoom: number, byHand: boolean) {
    isByHand = byHand;
    map.setView(target, zoom, { animate });
  }

  return {
    map,
    look: ({ centre, zoom }: MapView) => moveTo(latLng(centre), zoom, false),
    fit({ places, closest = closestFit, isClose = false, coveredFoot = 0 }: MapFit) {
      const [first, ...others] = places;
      if (!first) return;
      isByHand = false;
      map.options.zoomSnap = isClose ? 0.5 : 1;
      map.fitBounds(L.latLngBounds(places.map(latLng)), {
        paddingTopLeft: [margin, margin],
        paddingBottomRight: [margin, margin + coveredFoot],
        maxZoom: others.length > 0 ? closest : mapDefaults.searchZoomCap,
        animate,
      });
    },
    open: (place: Coordinates, zoom: number) => moveTo(latLng(place), Math.min(zoom, closest), true),
    zoomBy: (levels: number) => moveTo(map.getCenter(), map.getZoom() + levels, true),
    close() {
      resizing.disconnect();
      map.remove();
    },
  };
}
export type OpenMap = ReturnType<typeof openMap>;
