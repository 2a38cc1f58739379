import { type Coordinates, decodeLines, type Grid } from "./encoded-lines.ts";
import type { CountryFile, DepartmentFile, Names } from "./file-format.ts";
import { readCountry, readDepartment, readIndex } from "./map-files.ts";

/** A line in the units of the whole world (Mercator, 0 to 1), with the box that holds it. */
export interface Drawn {
  readonly points: Coordinates;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface PlaceName {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Names of rank 0 are written first. */
  readonly rank: number;
}

/** The content of a file, ready to be drawn. */
export interface Scene {
  /** A department's code, or the name of the country's scene. */
  readonly of: string;
  readonly abroad: readonly Drawn[];
  readonly frontier: readonly Drawn[];
  readonly land: readonly Drawn[];
  readonly towns: readonly Drawn[];
  readonly lakes: readonly Drawn[];
  readonly rivers: readonly Drawn[];
  /** Borders between communes. */
  readonly borders: readonly Drawn[];
  /** Outlines of departments. */
  readonly outlines: readonly Drawn[];
  readonly names: readonly PlaceName[];
}

/** Web Mercator, the projection of Leaflet and of the tiles. */
function projected(degrees: Coordinates): Drawn {
  const points = new Float64Array(degrees.length);
  let [west, north, east, south] = [1, 1, 0, 0];
  for (let index = 0; index < degrees.length; index += 2) {
    const x = ((degrees[index] ?? 0) + 180) / 360;
    const sine = Math.sin(((degrees[index + 1] ?? 0) * Math.PI) / 180);
    const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    points[index] = x;
    points[index + 1] = y;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { points, west, north, east, south };
}

const inDegrees =
  ({ scale, translate }: Grid) =>
  (line: Coordinates): Coordinates =>
    line.map((value, index) => value * scale[index % 2 ? 1 : 0] + translate[index % 2 ? 1 : 0]);

function namesOf({ names, places }: Names, grid: Grid): PlaceName[] {
  const [degrees = new Float64Array()] = decodeLines(places).map(inDegrees(grid));
  const ranked = names.flatMap((row, rank) => (row ? row.split("|").map((name) => ({ name, rank })) : []));
  return ranked.map((named, index) => ({
    ...named,
    longitude: degrees[index * 2] ?? 0,
    latitude: degrees[index * 2 + 1] ?? 0,
  }));
}

const drawnOn = (grid: Grid) => (text: string | undefined) =>
  text === undefined ? [] : decodeLines(text).map(inDegrees(grid)).map(projected);

/** A ring made of borders: the last point of each is the first point of the next. */
function ringOf(borders: readonly Coordinates[], references: readonly number[]): Coordinates {
  const points = references.flatMap((reference) => {
    const border = borders[reference < 0 ? ~reference : reference] ?? new Float64Array();
    if (reference >= 0) return [...border];
    return [...border].map((_, index) => border[border.length - 2 - index + 2 * (index % 2)] ?? 0);
  });
  return Float64Array.from(points);
}

function sceneOfCountry(file: CountryFile): Scene {
  const draw = drawnOn(file.grid);
  const borders = decodeLines(file.borders).map(inDegrees(file.grid));
  const rings = Object.values(file.departments).flatMap((all) => all.map((ring) => ringOf(borders, ring)));
  return {
    of: "country",
    abroad: draw(file.abroad),
    frontier: draw(file.frontier),
    land: [...rings.map(projected), ...draw(file.collectivities)],
    towns: [],
    lakes: draw(file.lakes),
    rivers: draw(file.rivers),
    borders: [],
    outlines: borders.map(projected),
    names: namesOf(file, file.grid),
  };
}

function sceneOfDepartment(code: string, file: DepartmentFile, grid: Grid): Scene {
  const draw = drawnOn(grid);
  const land = draw(file.land);
  return {
    of: code,
    abroad: draw(file.abroad),
    frontier: draw(file.frontier),
    land,
    towns: draw(file.towns),
    lakes: draw(file.lakes),
    rivers: draw(file.rivers),
    borders: draw(file.borders),
    outlines: land,
    names: namesOf(file, grid),
  };
}

const scenes = new WeakMap<object, Scene>();

/** Each file is decoded once. */
function sceneOf<F extends object>(file: F, make: (file: F) => Scene): Scene {
  const scene = scenes.get(file) ?? make(file);
  scenes.set(file, scene);
  return scene;
}

export const countryScene = async () => sceneOf(await readCountry(), sceneOfCountry);

export async function departmentScene(code: string): Promise<Scene> {
  const [{ grid }, file] = await Promise.all([readIndex(), readDepartment(code)]);
  return sceneOf(file, () => sceneOfDepartment(code, file, grid));
}
