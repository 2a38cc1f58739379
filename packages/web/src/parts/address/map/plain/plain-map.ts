import L from "leaflet";
import type { House } from "../pin-layer.ts";
import { departmentsSeen } from "./departments-seen.ts";
import { drawTile } from "./draw-tile.ts";
import { frameQueue } from "./frame-queue.ts";
import { readIndex } from "./map-files.ts";
import { placeNames } from "./place-names.ts";
import { countryScene, departmentScene, type Scene } from "./scene.ts";

/** From this zoom communes are drawn (one level closer on a wide map); below it, the country. */
const zoomOfCommunes = 10;
const wideMap = 800;
/** Small, so that few files are fetched for what lies beyond the view. */
const tileSide = 256;

const attribution =
  'IGN, Insee (<a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence" rel="noreferrer">Licence Ouverte</a>), Natural Earth, GeoNames';

const boxOf = (bounds: L.LatLngBounds) => ({
  west: bounds.getWest(),
  south: bounds.getSouth(),
  east: bounds.getEast(),
  north: bounds.getNorth(),
});

let index: Promise<ReturnType<typeof departmentsSeen>> | null = null;

function readSeen() {
  index ??= readIndex().then(departmentsSeen);
  index.catch(() => {
    index = null;
  });
  return index;
}

/** What is drawn of a part of the map at a zoom: the country from afar, the departments in view from nearer. */
async function scenesOf(map: L.Map, bounds: L.LatLngBounds, zoom: number): Promise<Scene[]> {
  const first = map.getSize().x > wideMap ? zoomOfCommunes + 1 : zoomOfCommunes;
  if (zoom < first) return [await countryScene()];
  const seen = await readSeen();
  return Promise.all(seen(boxOf(bounds)).map(departmentScene));
}

/** A map that the browser draws itself, square by square, of our own files. */
class PlainLayer extends L.GridLayer {
  private readonly waiting = frameQueue();

  protected override createTile(at: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement("canvas");
    const corner = L.point(at.x, at.y).multiplyBy(tileSide);
    const unproject = (point: L.Point) => this._map.unproject(point, at.z);
    const bounds = L.latLngBounds(unproject(corner), unproject(corner.add([tileSide, tileSide])));
    const draw = (scenes: readonly Scene[]) => {
      drawOn(tile, at, scenes);
      done(undefined, tile);
    };
    scenesOf(this._map, bounds, at.z).then(
      (scenes) => this.waiting.add(() => draw(scenes)),
      (error: Error) => done(error, tile),
    );
    return tile;
  }
}

function drawOn(tile: HTMLCanvasElement, { x, y, z }: L.Coords, scenes: readonly Scene[]): void {
  const sharpness = Math.min(2, window.devicePixelRatio || 1);
  tile.width = tileSide * sharpness;
  tile.height = tileSide * sharpness;
  // Names the drawn scenes in the page, for the tests.
  tile.dataset.drawn = scenes.map(({ of }) => of).join(" ");
  const context = tile.getContext("2d");
  if (!context) return;
  context.scale(sharpness, sharpness);
  const tiles = 2 ** z;
  const square = { west: x / tiles, north: y / tiles, pixels: tileSide, world: tileSide * tiles };
  drawTile(context, square, z, scenes);
}

/** France and its neighbours from our own files, so that there is a map even without tiles. */
export function showPlainMap(map: L.Map, housesInView: () => readonly House[]): void {
  new PlainLayer({ tileSize: tileSide, attribution }).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  placeNames(map, {
    namesInView: async () => {
      const scenes = await scenesOf(map, map.getBounds(), map.getZoom());
      return scenes.flatMap(({ names }) => names);
    },
    housesInView,
  });
}
