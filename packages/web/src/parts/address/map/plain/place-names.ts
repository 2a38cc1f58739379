import L from "leaflet";
import { type House, pinsChanged } from "../pin-layer.ts";
import { chosenNames } from "./chosen-names.ts";
import type { PlaceName } from "./scene.ts";
import { houseOver } from "./under-pins.ts";

const pane = "names";

function markerOf({ name, latitude, longitude, rank }: PlaceName): L.Marker {
  const label = document.createElement("span");
  label.className = "mec-map-name";
  label.dataset.rank = String(rank);
  label.ariaHidden = "true";
  label.textContent = name;
  const icon = L.divIcon({ html: label, className: "mec-pin-place", iconSize: [0, 0] });
  return L.marker([latitude, longitude], { icon, pane, interactive: false, keyboard: false });
}

const keyOf = ({ name, latitude, longitude }: PlaceName) => `${name} ${latitude} ${longitude}`;

interface Shown {
  namesInView(): Promise<readonly PlaceName[]>;
  /** The pins that stand on their place, and would hide its name. */
  housesInView(): readonly House[];
}

/** Writes the names that are in view and fit, below the house that stands on one, and removes the others. */
export function placeNames(map: L.Map, { namesInView, housesInView }: Shown): void {
  map.createPane(pane).style.zIndex = "380";
  const written = new Map<string, L.Marker>();

  function write(names: readonly PlaceName[]) {
    const around = map.getBounds().pad(0.1);
    const candidates = names
      .filter(({ latitude, longitude }) => around.contains([latitude, longitude]))
      // Measured from the world's corner, so that dragging the map does not change which names are chosen.
      .map((place) => ({ place, ...map.project([place.latitude, place.longitude]) }));
    const wanted = new Map(chosenNames(candidates).map(({ place }) => [keyOf(place), place]));
    for (const [key, marker] of written) {
      if (wanted.delete(key)) continue;
      marker.remove();
      written.delete(key);
    }
    for (const [key, place] of wanted) written.set(key, markerOf(place).addTo(map));
    lower();
  }

  function lower() {
    const houses = housesInView().map(({ place, isAside }) => {
      const { x, y } = map.project([place.latitude, place.longitude]);
      return { x, y, isAside };
    });
    for (const marker of written.values()) {
      const label = marker.getElement()?.querySelector<HTMLElement>(".mec-map-name");
      if (!label) continue;
      const house = houseOver(map.project(marker.getLatLng()), houses);
      if (house) label.dataset.lowered = house.isAside ? "far" : "";
      else delete label.dataset.lowered;
    }
  }

  let turn = 0;
  const refresh = () => {
    turn += 1;
    const asked = turn;
    // A name that could not be fetched is asked for again with the next move.
    namesInView().then(
      (names) => asked === turn && write(names),
      () => undefined,
    );
  };
  map.on("moveend", refresh);
  map.on(pinsChanged, lower);
  map.on("unload", () => {
    turn += 1;
  });
  refresh();
}
