import "leaflet/dist/leaflet.css";
import "./map.css";
import { useEffect, useRef, useState } from "react";
import { useLoaded } from "../../../platform/loaded.ts";
import { type OpenMap, openMap } from "./leaflet-map.ts";
import { MapControls } from "./map-controls.tsx";
import { type PinLayer, pinLayer } from "./pin-layer.ts";
import { type ShapeLayer, shapeLayer } from "./shape-layer.ts";
import { reachTiles, showTiles } from "./tiles.ts";
import type { MapProps } from "./types.ts";

interface Opened {
  readonly leaflet: OpenMap;
  readonly pins: PinLayer;
  readonly shapes: ShapeLayer;
}

/** Opens the map once; its events always call the latest handlers. */
function useOpenMap(props: MapProps) {
  const container = useRef<HTMLDivElement>(null);
  const last = useRef(props);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { calm = false } = props;
  const isButton = props.onSelect !== undefined;
  useEffect(() => {
    last.current = props;
  });
  useEffect(() => {
    if (!container.current) return;
    const leaflet = openMap(container.current, calm, (frame, byHand) => last.current.onMove?.(frame, byHand));
    const pins = pinLayer(leaflet.map, {
      isButton,
      highlight: (id) => last.current.onHighlight?.(id),
      select: (pin) => {
        if (pin.expansionZoom === undefined) last.current.onSelect?.(pin.id);
        else leaflet.open(pin.place, pin.expansionZoom);
      },
    });
    setOpened({ leaflet, pins, shapes: shapeLayer(leaflet.map) });
    return () => {
      pins.close();
      leaflet.close();
      setOpened(null);
    };
  }, [calm, isButton]);
  return { container, opened };
}

async function showPlain({ leaflet, pins }: Opened, isStillThere: () => boolean) {
  const { showPlainMap } = await import("./plain/plain-map.ts");
  if (isStillThere()) showPlainMap(leaflet.map, pins.houses);
}

/** Tiles when they answer, else a map of our own. */
function useBackground(opened: Opened | null) {
  const { data: reached } = useLoaded("map-tiles", null, reachTiles, { staleTime: 300_000, retry: false });
  useEffect(() => {
    if (!opened || reached === undefined) return;
    let isThere = true;
    if (reached) showTiles(opened.leaflet.map);
    else void showPlain(opened, () => isThere);
    return () => {
      isThere = false;
    };
  }, [opened, reached]);
}

/** A map with declared layers. Use it through `ProjectMap`, which fetches Leaflet only then. */
export function MapView(props: MapProps) {
  const { label, view, fit, pins, areas, lines, highlighted } = props;
  const { container, opened } = useOpenMap(props);
  useBackground(opened);

  const target = JSON.stringify(fit ?? view ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by value, so that only another place moves the map
  useEffect(() => {
    if (fit) opened?.leaflet.fit(fit);
    else if (view) opened?.leaflet.look(view);
  }, [opened, target]);
  useEffect(() => {
    opened?.pins.show(pins ?? []);
  }, [opened, pins]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pins are highlighted too
  useEffect(() => {
    opened?.pins.highlight(highlighted ?? null);
  }, [opened, pins, highlighted]);
  useEffect(() => {
    opened?.shapes.show(areas ?? [], lines ?? []);
  }, [opened, areas, lines]);

  return (
    <div className="mec-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a map is a region of the page, not a section of text */}
      <div ref={container} className="mec-map-canvas" role="region" aria-label={label} />
      <MapControls zoomBy={(levels) => opened?.leaflet.zoomBy(levels)} />
    </div>
  );
}
