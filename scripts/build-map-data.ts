/**
 * Writes what the map shows when its tiles cannot be reached (packages/map-data, whose README says the sources): the
 * country once, and each department's communes in a file of its own.
 * Run after build-gazetteer, from a folder that holds communes-outlines.topojson.gz, rivers.topojson and lakes.topojson:
 * npx tsx scripts/build-map-data.ts <folder>
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Feature, Geometry } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Commune, communes } from "../packages/server/src/gateways/geocoder/gazetteer.ts";
import {
  areaOf,
  type Box,
  clipped,
  distanceKm,
  encodeLines,
  isInside,
  type Line,
  type Point,
  ringsOf,
  runsWithin,
  simplified,
  withoutRepeats,
} from "./map-lines.ts";

type Outlines = GeometryCollection<{ code: string }>;
type Division = { code: string; type: string; chefLieu?: string };

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../packages/map-data/", import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Where are the sources? npx tsx scripts/build-map-data.ts <folder>");

const read = (name: string): Topology => {
  const content = readFileSync(join(folder, name));
  return JSON.parse((name.endsWith(".gz") ? gunzipSync(content) : content).toString());
};
function objectOf<T>(topology: Topology, name: string): T {
  const object = topology.objects[name];
  if (!object) throw new Error(`No ${name} in the source`);
  return object as T;
}

/** How far each simplified line may stray from the original, in degrees. */
const tolerance = { country: 0.0145, abroad: 0.07, river: 0.02 };
/** Islands smaller than this are drawn by their department only. */
const leastIsland = 0.0025;
/** Rivers that the whole country shows, by Natural Earth's rank. */
const greatRiver = 9;

const departmentOf = (citycode: string) => citycode.slice(0, citycode.startsWith("97") ? 3 : 2);

/** Communes merged since the outlines were drawn: the code of the commune that they are part of now. */
const successors = new Map(
  (require("@etalab/decoupage-administratif/data/communes.json") as Division[])
    .filter(
      ({ type, chefLieu }) => type !== "commune-actuelle" && type !== "arrondissement-municipal" && chefLieu,
    )
    .map(({ code, chefLieu }) => [code, chefLieu as string]),
);
const today = new Map(communes().map((commune) => [commune.citycode, commune]));
const successorOf = (code: string): string => (today.has(code) ? code : (successors.get(code) ?? code));

// ---- The sources ------------------------------------------------------------------------------------------------

const source = read("communes-outlines.topojson.gz");
const outlines = objectOf<Outlines>(source, "communes");
type Outline = Outlines["geometries"][number];
const codeOf = (outline: Outline) =>
  successorOf((outline.properties as { code?: string } | undefined)?.code ?? "");

interface Grid {
  readonly scale: Point;
  readonly translate: Point;
}
const onGrid = ({ scale, translate }: Grid, [x, y]: Point): Point => [
  Math.round((x - translate[0]) / scale[0]),
  Math.round((y - translate[1]) / scale[1]),
];

const inDepartment = new Map<string, Outline[]>();
for (const outline of outlines.geometries) {
  const code = departmentOf(codeOf(outline));
  inDepartment.set(code, [...(inDepartment.get(code) ?? []), outline]);
}
const codes = [...inDepartment.keys()].sort();

interface Water {
  readonly lines: Line[];
  readonly rank: number;
}
function waterOf(topology: Topology, name: string): Water[] {
  const collection = feature(topology, objectOf<GeometryCollection<{ scalerank: number }>>(topology, name));
  return collection.features.map(({ geometry, properties }) => ({
    lines: linesIn(geometry),
    rank: properties.scalerank,
  }));
}
function linesIn(geometry: Geometry): Line[] {
  if (geometry.type === "LineString") return [geometry.coordinates as unknown as Line];
  if (geometry.type === "MultiLineString" || geometry.type === "Polygon")
    return geometry.coordinates as unknown as Line[];
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat() as unknown as Line[];
  return [];
}
const rivers = waterOf(read("rivers.topojson"), "layer");
const lakes = waterOf(read("lakes.topojson"), "lakes_eu");

// ---- Names ------------------------------------------------------------------------------------------------------

type Named = { readonly name: string; readonly place: Point };

/** Orders the names from each to the nearest remaining one: neighbours take fewer bytes to encode. */
function asWalked(names: readonly Named[]): Named[] {
  const left = [...names];
  const walked = left.splice(0, 1);
  while (left.length > 0) {
    const here = walked.at(-1)?.place as Point;
    const nearest = left.reduce((best, { place }, index) => {
      return distanceKm(place, here) < distanceKm(left[best]?.place as Point, here) ? index : best;
    }, 0);
    walked.push(...left.splice(nearest, 1));
  }
  return walked;
}

/** The names of a map by rank, those to be written first coming first. */
function encodedNames(grid: Grid, ranks: readonly (readonly Named[])[]) {
  const walked = ranks.map(asWalked);
  return {
    names: walked.map((names) => names.map(({ name }) => name).join("|")),
    places: encodeLines([walked.flat().map(({ place }) => onGrid(grid, place))]),
  };
}

// ---- Abroad -----------------------------------------------------------------------------------------------------

const world: Topology = require("world-atlas/countries-10m.json");
const countries = objectOf<GeometryCollection<{ name: string }>>(world, "countries");
const nameOf = (country: unknown) => (country as { properties?: { name?: string } }).properties?.name ?? "";

/** The neighbouring countries that are drawn: only those that a map of France shows. */
const neighbours = new Set(
  `Andorra Austria Belgium Germany Guernsey Ireland Italy Jersey Liechtenstein Luxembourg Monaco Netherlands Spain
  Switzerland Brazil Suriname`.split(/\s+/),
).add("United Kingdom");
/** French, and no department: they are drawn by the country alone. */
const collectivities = new Set(["St-Martin", "St-Barthélemy", "St. Pierre and Miquelon"]);

const ringsOfCountries = (names: ReadonlySet<string>): Line[] =>
  countries.geometries
    .filter((country) => names.has(nameOf(country)))
    .flatMap((country) => linesIn((feature(world, country) as Feature).geometry));
const foreignRings = ringsOfCountries(neighbours);
/** The border between France and other countries, as the world's outlines have it. */
const frontier = mesh(
  world,
  countries,
  (a, b) =>
    a !== b &&
    [a, b].some((one) => nameOf(one) === "France") &&
    [a, b].some((one) => neighbours.has(nameOf(one))),
).coordinates as unknown as Line[];

/** How far around a department its neighbours abroad are drawn, in degrees. */
const abroadMargin = 0.5;

function boxAround(lines: readonly Line[]): Box {
  const points = lines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    west: Math.min(...xs) - abroadMargin,
    east: Math.max(...xs) + abroadMargin,
    south: Math.min(...ys) - abroadMargin,
    north: Math.max(...ys) + abroadMargin,
  };
}

/** Foreign land in a box, and the border there. */
function foreignAround(box: Box, encode: (lines: readonly Line[]) => string, finest = 0.004) {
  const isHere = ([x, y]: Point) => x > box.west && x < box.east && y > box.south && y < box.north;
  const rings = foreignRings.map((ring) => clipped(ring, box)).filter((ring) => ring.length > 3);
  return {
    abroad: encode(rings.map((ring) => simplified(ring, finest))),
    frontier: encode(frontier.flatMap((line) => runsWithin(simplified(line, finest), isHere))),
  };
}

// ---- A department -----------------------------------------------------------------------------------------------

/** How many communes of a department have each rank, by their population; the others have the last. */
const perRank = [3, 12, 65];

const named = ({ name, coordinates: { latitude, longitude } }: Commune): Named => ({
  name,
  place: [longitude, latitude],
});

function ranked(names: readonly Named[]): Named[][] {
  const ends = perRank.map((_, index) => perRank.slice(0, index + 1).reduce((sum, count) => sum + count, 0));
  return [0, ...ends].map((from, index) => names.slice(from, ends[index] ?? names.length));
}

/** Petites villes and denser (Insee's levels): what a map tints as built. */
const isTown = (outline: Outline) => (today.get(codeOf(outline))?.density ?? 7) <= 3;

/** The rings of all these outlines: the number of rings around one tells a hole from an island. */
const merged = (wanted: readonly Outline[]): Line[] =>
  merge(source, wanted as never).coordinates.flat() as unknown as Line[];

/** A grid of some 290 m: the outlines are hardly finer. */
const departmentGrid: Grid = { scale: [0.0038, 0.0026], translate: [0, 0] };

function writeDepartment(code: string, outlinesOfIt: readonly Outline[]): void {
  const grid = departmentGrid;
  const encode = (lines: readonly Line[]) =>
    encodeLines(lines.map((line) => withoutRepeats(line.map((point) => onGrid(grid, point)))));
  const land = merged(outlinesOfIt);
  const isHere = (point: Point) => isInside(point, land);
  const borders = mesh(
    source,
    { type: "GeometryCollection", geometries: outlinesOfIt as Outline[] },
    (a, b) => a !== b && codeOf(a as Outline) !== codeOf(b as Outline),
  );
  const communesOfIt = communes().filter(({ citycode }) => departmentOf(citycode) === code);
  write(`departments/${code}`, {
    land: encode(land),
    towns: encode(merged(outlinesOfIt.filter(isTown))),
    borders: encode(borders.coordinates as unknown as Line[]),
    rivers: encode(rivers.flatMap(({ lines }) => lines.flatMap((line) => runsWithin(line, isHere)))),
    lakes: encode(lakes.filter(({ lines }) => lines.flat().some(isHere)).flatMap(({ lines }) => lines)),
    ...foreignAround(boxAround(land), encode),
    ...encodedNames(grid, ranked(communesOfIt.map(named))),
  });
}

// ---- The country ------------------------------------------------------------------------------------------------

const countryGrid: Grid = { scale: [0.005, 0.0035], translate: [-64, -22] };
const encodeForCountry = (lines: readonly Line[]) =>
  encodeLines(lines.map((line) => withoutRepeats(line.map((point) => onGrid(countryGrid, point)))));

interface Border {
  /** The departments on its sides: two, or one before the sea and abroad. */
  readonly codes: readonly string[];
  readonly line: Line;
}

/** The borders of departments, each from where three meet to where three meet. */
function departmentBorders(): Border[] {
  const sides = new Map<number, string[]>();
  for (const outline of outlines.geometries) {
    const department = departmentOf(codeOf(outline));
    for (const reference of arcsOf(outline)) {
      const arc = reference < 0 ? ~reference : reference;
      sides.set(arc, [...(sides.get(arc) ?? []), department]);
    }
  }
  const between = new Map<string, number[]>();
  for (const [arc, codes] of sides) {
    const isInner = codes.length > 1 && new Set(codes).size === 1;
    const key = [...new Set(codes)].sort().join("|");
    if (!isInner) between.set(key, [...(between.get(key) ?? []), arc]);
  }
  return [...between].flatMap(([key, arcs]) => {
    const lines = mesh(source, { type: "MultiLineString", arcs: arcs.map((arc) => [arc]) }).coordinates;
    return (lines as unknown as Line[]).map((line) => ({ codes: key.split("|"), line }));
  });
}

const arcsOf = (outline: Outline): number[] =>
  "arcs" in outline ? (outline.arcs as number[][][]).flat(3) : [];

const isIsland = (line: Line) => line[0]?.join() === line.at(-1)?.join();

/** The departments, each by the borders that go around it: those that two share are written once. */
function departmentsOfCountry() {
  const borders = departmentBorders().filter(
    ({ codes, line }) => codes.length > 1 || !isIsland(line) || areaOf(line) > leastIsland,
  );
  const departments = codes.map((code) => {
    const around = borders.flatMap((border, index) =>
      border.codes.includes(code) ? [[index, border.line] as const] : [],
    );
    return [code, ringsOf(new Map(around))] as const;
  });
  return {
    borders: encodeForCountry(borders.map(({ line }) => simplified(line, tolerance.country))),
    departments: Object.fromEntries(departments),
  };
}

/** Chief towns of regions, then those of departments and great towns, then others by population, none too near another. */
function mainTowns(): Named[][] {
  const chosen: Named[][] = [[], [], []];
  const add = (commune: Commune | undefined, rank: number, leastGapKm: number) => {
    if (!commune) return;
    const town = named(commune);
    if (chosen.flat().some(({ place }) => distanceKm(place, town.place) <= leastGapKm)) return;
    chosen[rank]?.push(town);
  };
  const chiefTowns = (name: string) =>
    (require(`@etalab/decoupage-administratif/data/${name}.json`) as { chefLieu: string }[]).map(
      ({ chefLieu }) => today.get(chefLieu),
    );
  for (const commune of chiefTowns("regions")) add(commune, 0, 0);
  for (const commune of chiefTowns("departements")) add(commune, 1, nameGapKm);
  for (const commune of communes().filter(({ citycode }) => !inDepartment.has(departmentOf(citycode))))
    add(commune, 2, 0);
  for (const commune of communes()) {
    if (chosen.flat().length < towns) add(commune, commune.population > greatTown ? 1 : 2, nameGapKm);
  }
  return chosen;
}

const towns = 200;
const greatTown = 100_000;
/** The box of the country's map in which its neighbours are shown. */
const mainland: Box = { west: -11, south: 39, east: 14, north: 54 };
/** Two names closer than this would overlap at the scales of the whole country. */
const nameGapKm = 15;

function writeCountry(): void {
  const great = rivers.filter(({ rank }) => rank <= greatRiver).flatMap(({ lines }) => lines);
  write("country", {
    grid: countryGrid,
    ...departmentsOfCountry(),
    ...foreignAround(mainland, encodeForCountry, tolerance.abroad),
    collectivities: encodeForCountry(ringsOfCountries(collectivities)),
    rivers: encodeForCountry(great.map((line) => simplified(line, tolerance.river))),
    lakes: encodeForCountry(
      lakes.flatMap(({ lines }) => lines.map((line) => simplified(line, tolerance.country))),
    ),
    ...encodedNames(countryGrid, mainTowns()),
  });
}

// ---- The index --------------------------------------------------------------------------------------------------

/** Side of the squares by which the map finds the departments of a view, in degrees. */
const cell = 0.06;

/** Points on a line, none farther from the next than half a square. */
function walked(line: Line): Point[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] as Point;
    const steps = Math.ceil((2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) / cell) || 1;
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 1) / steps;
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  });
}

/** From the south, the first and the last square that a department touches in each row. */
function rowsOfCells(code: string, land: readonly Line[]): [south: number, rows: Point[]] {
  const places = communes().filter(({ citycode }) => departmentOf(citycode) === code);
  const points = [...land.flatMap(walked), ...places.map((commune) => named(commune).place)];
  const squares = points.map(([x, y]): Point => [Math.floor(x / cell), Math.floor(y / cell)]);
  const ys = squares.map(([, y]) => y);
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  let last: Point = [0, 0];
  const rows = Array.from({ length: north - south + 1 }, (_, row): Point => {
    const xs = squares.filter(([, y]) => y === south + row).map(([x]) => x);
    // A row between two islands has none: the one before is reused.
    if (xs.length > 0) last = [Math.min(...xs), Math.max(...xs)];
    return last;
  });
  return [south, rows];
}

function writeIndex(): void {
  const departments = [...inDepartment].map(([code, all]) => {
    const [south, rows] = rowsOfCells(code, merged(all));
    return [code, [south, encodeLines([rows])]];
  });
  write("index", { cell, grid: departmentGrid, departments: Object.fromEntries(departments) });
}

// ---- The files --------------------------------------------------------------------------------------------------

/** Writes a file without its empty parts. */
function write(name: string, content: object): void {
  const filled = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ""));
  writeFileSync(join(target, `${name}.generated.json`), `${JSON.stringify(filled)}\n`);
}

rmSync(join(target, "departments"), { recursive: true, force: true });
mkdirSync(join(target, "departments"), { recursive: true });
writeIndex();
writeCountry();
for (const [code, outlinesOfIt] of inDepartment) writeDepartment(code, outlinesOfIt);
console.log(`${codes.length} departments`);
