import L from "leaflet";

/** Plan IGN, which needs no API key: https://geoservices.ign.fr/services-geoplateforme-diffusion */
const tileUrl = (z: string, x: string, y: string) =>
  `https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&TILEMATRIXSET=PM&FORMAT=image/png&TILEMATRIX=${z}&TILECOL=${x}&TILEROW=${y}`;

const patience = 3000;

/** Whether this browser can reach the tiles: fetches one of them. */
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
