import type { Coordinates } from "@mec/domain/address";
import L from "leaflet";
import type { MapArea, MapLine } from "./types.ts";

const at = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude];

function areaLayer(area: MapArea): L.Path {
  const style = { className: "mec-map-area", interactive: false };
  if (area.kind === "disc") return L.circle(at(area.centre), { ...style, radius: area.radiusKm * 1000 });
  const className = area.tone === "border" ? "mec-map-area mec-map-area-border" : style.className;
  return L.polygon(area.corners.map(at), { ...style, className });
}

const lineLayer = ({ ends, tone }: MapLine): L.Path =>
  L.polyline(ends.map(at), { className: `mec-map-line mec-map-line-${tone}`, interactive: false });

/** Areas and lines, all drawn again when they change: there are few. */
export function shapeLayer(map: L.Map) {
  const group = L.layerGroup().addTo(map);
  return {
    show(areas: readonly MapArea[], lines: readonly MapLine[]) {
      group.clearLayers();
      for (const area of areas) group.addLayer(areaLayer(area));
      for (const line of lines) group.addLayer(lineLayer(line));
    },
  };
}
export type ShapeLayer = ReturnType<typeof shapeLayer>;
