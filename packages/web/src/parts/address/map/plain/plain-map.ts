import L from "leaflet";
import type { House } from "../pin-layer.ts";
import { namesOf, paintTile } from "./ask-map.ts";
import type { Area } from "./map-work.ts";
import { placeNames } from "./place-names.ts";

const wideMap = 800;
/** Small, so that few files are fetched for what lies beyond the view. */
const tileSide = 256;

const attribution =
  'IGN, Insee (<a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence" rel="noreferrer">Licence Ouverte</a>), Natural Earth, GeoNames';

const areaOf = (map: L.Map, bounds: L.LatLngBounds, zoom: number): Area => ({
  box: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
  zoom,
  isWide: map.getSize().x > wideMap,
});

/** A map that the browser draws itself, square by square, of our own files. */
class PlainLayer extends L.GridLayer {
  protected override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement("canvas");
    const sharpness = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = tileSide * sharpness;
    canvas.height = tileSide * sharpness;
    const corner = L.point(x, y).multiplyBy(tileSide);
    const unproject = (point: L.Point) => this._map.unproject(point, z);
    const bounds = L.latLngBounds(unproject(corner), unproject(corner.add([tileSide, tileSide])));
    const tile = { ...areaOf(this._map, bounds, z), x, y, side: tileSide, sharpness };
    paintTile(canvas, tile).then(
      (scenes) => {
        // Names the drawn scenes in the page, for the tests.
        canvas.dataset.drawn = scenes.join(" ");
        done(undefined, canvas);
      },
      (error: Error) => done(error, canvas),
    );
    return canvas;
  }
}

/** France and its neighbours from our own files, so that there is a map even without tiles. */
export function showPlainMap(map: L.Map, housesInView: () => readonly House[]): void {
  new PlainLayer({ tileSize: tileSide, attribution }).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  placeNames(map, { namesInView: () => namesOf(areaOf(map, map.getBounds(), map.getZoom())), housesInView });
}
