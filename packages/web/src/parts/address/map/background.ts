import L from "leaflet";
import { feature } from "topojson-client";

/** Plan IGN, free of key: https://geoservices.ign.fr/services-geoplateforme-diffusion */
const tileUrl = (z: string, x: string, y: string) =>
  `https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&TILEMATRIXSET=PM&FORMAT=image/png&TILEMATRIX=${z}&TILECOL=${x}&TILEROW=${y}`;

const patience = 3000;

/** Whether the tiles can be reached from this browser: one of them is asked for. */
export function reachTiles(): Promise<boolean> {
  return new Promise((answer) => {
    const image = new Image();
    const stop = window.setTimeout(() => answer(false), patience);
    const settle = (reached: boolean) => {
      window.clearTimeout(stop);
      answer(reached);
    };
    image.onload = () => settle(true);
    image.onerror = () => settle(false);
    image.src = tileUrl("6", "32", "22");
  });
}

export function showTiles(map: L.Map): void {
  L.tileLayer(tileUrl("{z}", "{x}", "{y}"), {
    maxZoom: 19,
    attribution: '© <a href="https://www.ign.fr/" rel="noreferrer">IGN</a> – Géoplateforme',
  }).addTo(map);
}

interface Town {
  name: string;
  latitude: number;
  longitude: number;
  /** 1 for the chief towns of regions, then 2 and 3. */
  rank: 1 | 2 | 3;
}
type Outline = Parameters<typeof feature>[0];

const france: L.PathOptions = { fillColor: "#fbfaf6", fillOpacity: 1, color: "#b9c9b4", weight: 1.5 };
const abroad: L.PathOptions = { fillColor: "#ecebe5", fillOpacity: 1, color: "#d8d6cd", weight: 1 };

/** From which zoom a town's name is written. */
const zoomOfRank = { 1: 4, 2: 7, 3: 8 } as const;

async function readMapFile<T>(name: string): Promise<T> {
  const response = await fetch(`${import.meta.env.BASE_URL}map/${name}`);
  if (!response.ok) throw new Error(`The map file ${name} answered ${response.status}`);
  return response.json();
}

function townName({ name, latitude, longitude, rank }: Town): L.Marker {
  const label = document.createElement("span");
  label.className = `mec-map-town mec-map-town-${rank}`;
  label.ariaHidden = "true";
  label.textContent = name;
  const icon = L.divIcon({ html: label, className: "mec-pin-place", iconSize: [0, 0] });
  return L.marker([latitude, longitude], { icon, pane: "towns", interactive: false, keyboard: false });
}

/** Writes the names that suit the zoom and are in view, and no others. */
function showTowns(map: L.Map, towns: readonly Town[]): void {
  const names = towns.map((town) => ({ town, marker: townName(town) }));
  const refresh = () => {
    const seen = map.getBounds().pad(0.2);
    const zoom = map.getZoom();
    for (const { town, marker } of names) {
      const isWanted = zoom >= zoomOfRank[town.rank] && seen.contains([town.latitude, town.longitude]);
      if (isWanted) marker.addTo(map);
      else marker.remove();
    }
  };
  map.on("moveend", refresh);
  refresh();
}

/** A light grid, as on a town plan: near the ground the outline alone would not show that the map moves. */
class PlanGrid extends L.GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement("div");
    tile.className = "mec-map-grid";
    return tile;
  }
}

/** France and its neighbours from our own files, so that without tiles a map is never a grey square. */
export async function showOutline(map: L.Map, isStillThere: () => boolean): Promise<void> {
  const [outline, towns] = await Promise.all([
    readMapFile<Outline>("france.json"),
    readMapFile<Town[]>("towns.json"),
  ]);
  const { countries } = outline.objects;
  if (!isStillThere() || !countries) return;
  map.createPane("outline").style.zIndex = "150";
  map.createPane("plan").style.zIndex = "160";
  map.createPane("towns").style.zIndex = "380";
  L.geoJSON(feature(outline, countries), {
    pane: "outline",
    interactive: false,
    attribution: "Natural Earth, GeoNames",
    style: (country) => (country?.properties?.name === "France" ? france : abroad),
    // On a canvas: thousands of points to draw again at each zoom.
    renderer: L.canvas({ pane: "outline", padding: 0.4 }),
  } as L.GeoJSONOptions & L.RendererOptions).addTo(map);
  new PlanGrid({ pane: "plan", tileSize: 512 }).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  showTowns(map, towns);
}
