import { type Box, departmentsSeen } from "./departments-seen.ts";
import { type Canvas, drawTile } from "./draw-tile.ts";
import { readIndex } from "./map-files.ts";
import { countryScene, departmentScene, type PlaceName, type Scene } from "./scene.ts";

/** From this zoom communes are drawn (one level closer on a wide map); below it, the country. */
const zoomOfCommunes = 10;

/** A part of the map, and whether the map is wide enough to show the country for longer. */
export interface Area {
  readonly box: Box;
  readonly zoom: number;
  readonly isWide: boolean;
}

/** A square of the map in Leaflet's numbering, with the length of its sides in pixels. */
export interface Tile extends Area {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** How many of the canvas's own dots make a pixel. */
  readonly sharpness: number;
}

let index: Promise<ReturnType<typeof departmentsSeen>> | null = null;

function readSeen() {
  index ??= readIndex().then(departmentsSeen);
  index.catch(() => {
    index = null;
  });
  return index;
}

/** What is drawn of a part of the map: the country from afar, the departments in view from nearer. */
async function scenesOf({ box, zoom, isWide }: Area): Promise<Scene[]> {
  if (zoom < (isWide ? zoomOfCommunes + 1 : zoomOfCommunes)) return [await countryScene()];
  const seen = await readSeen();
  return Promise.all(seen(box).map(departmentScene));
}

/** @returns what was drawn, by the names of its scenes. */
export async function paintTile(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { x, y, side, sharpness, ...area }: Tile,
): Promise<string[]> {
  const scenes = await scenesOf(area);
  const context: Canvas | null = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws nothing");
  context.scale(sharpness, sharpness);
  const tiles = 2 ** area.zoom;
  const square = { west: x / tiles, north: y / tiles, pixels: side, world: side * tiles };
  drawTile(context, square, area.zoom, scenes);
  return scenes.map(({ of }) => of);
}

export async function namesOf(area: Area): Promise<PlaceName[]> {
  return (await scenesOf(area)).flatMap(({ names }) => names);
}
