import type { Drawn, Scene } from "./scene.ts";

/** A square of the map, in the units of the whole world. */
export interface Square {
  readonly west: number;
  readonly north: number;
  /** Length of its sides, in pixels, and the width of the world in pixels at this zoom. */
  readonly pixels: number;
  readonly world: number;
}

/** A worker's canvas is drawn on like the page's own. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const colours = {
  abroad: "#eceae3",
  land: "#f8f7f0",
  town: "#efe8db",
  water: "#d7e6ec",
  shore: "#a9c6d2",
  river: "#a8cbda",
  commune: "#d8d4c5",
  department: "#b4ad9b",
  grid: "rgb(111 106 98 / 10%)",
};

/** From this zoom the ground shows little else: a light grid, as on a town plan, makes the map's movement visible. */
const nearGround = 14;
const gridStep = 128;
/** How wide the frontier is drawn beneath the land, so that no sea shows where the two sources differ. */
const frontierKm = 8;
const worldKm = 40_075;

function isSeen(line: Drawn, { west, north, pixels, world }: Square, margin: number): boolean {
  const side = pixels / world;
  const around = margin / world;
  return (
    line.east >= west - around &&
    line.west <= west + side + around &&
    line.south >= north - around &&
    line.north <= north + side + around
  );
}

/** The lines of a kind as one path, without those outside of the square. */
function pathOf(lines: readonly Drawn[], square: Square, margin = 8): Path2D | null {
  const seen = lines.filter((line) => isSeen(line, square, margin));
  if (seen.length === 0) return null;
  const path = new Path2D();
  for (const { points } of seen) {
    for (let index = 0; index < points.length; index += 2) {
      const x = ((points[index] ?? 0) - square.west) * square.world;
      const y = ((points[index + 1] ?? 0) - square.north) * square.world;
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  }
  return path;
}

function pen(context: Canvas, square: Square) {
  return {
    fill(lines: readonly Drawn[], colour: string) {
      const path = pathOf(lines, square);
      if (!path) return;
      context.fillStyle = colour;
      context.fill(path, "evenodd");
    },
    stroke(lines: readonly Drawn[], colour: string, width: number, dash: number[] = []) {
      const path = pathOf(lines, square, width);
      if (!path) return;
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.setLineDash(dash);
      context.stroke(path);
    },
  };
}

function drawGrid(context: Canvas, pixels: number): void {
  context.fillStyle = colours.grid;
  for (let at = 0; at < pixels; at += gridStep) {
    context.fillRect(at, 0, 1, pixels);
    context.fillRect(0, at, pixels, 1);
  }
}

/** Draws a square of the map: the lower layers of all scenes first, then the upper ones. */
export function drawTile(context: Canvas, square: Square, zoom: number, scenes: readonly Scene[]): void {
  const { fill, stroke } = pen(context, square);
  const frontier = Math.min(400, (frontierKm / worldKm) * square.world);
  const river = zoom < 8 ? 1 : zoom < 12 ? 1.5 : 2.5;
  context.lineJoin = "round";
  context.fillStyle = colours.water;
  context.fillRect(0, 0, square.pixels, square.pixels);
  for (const { abroad } of scenes) {
    fill(abroad, colours.abroad);
    stroke(abroad, "#d6d3c8", 1);
  }
  for (const scene of scenes) stroke(scene.frontier, colours.abroad, frontier);
  for (const { land } of scenes) {
    stroke(land, colours.shore, 2.5);
    fill(land, colours.land);
  }
  for (const { towns } of scenes) fill(towns, colours.town);
  for (const { borders } of scenes) stroke(borders, colours.commune, 1);
  for (const { rivers } of scenes) stroke(rivers, colours.river, river);
  for (const { lakes } of scenes) {
    fill(lakes, colours.water);
    stroke(lakes, colours.shore, 1);
  }
  for (const { outlines } of scenes) stroke(outlines, colours.department, zoom < 8 ? 0.8 : 1.4);
  if (zoom >= nearGround) drawGrid(context, square.pixels);
}
