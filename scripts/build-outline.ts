/**
 * Writes what the map shows when its tiles cannot be reached: the outline of France and its neighbours (Natural Earth,
 * public domain, by world-atlas) and the names of the main towns (the embedded gazetteer).
 * Run after build-gazetteer: npx tsx scripts/build-outline.ts && npx biome format --write packages/web/public/map
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { communes } from "../packages/server/src/gateways/geocoder/gazetteer.ts";

type Point = [x: number, y: number];
type Polygon = number[][];
type Country = {
  type: "Polygon" | "MultiPolygon";
  arcs: Polygon | Polygon[];
  id?: string;
  properties: { name: string };
};
type Topology = {
  type: "Topology";
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { countries: { type: "GeometryCollection"; geometries: Country[] } };
};
type Box = { west: number; south: number; east: number; north: number };

const require = createRequire(import.meta.url);

const folder = new URL("../packages/web/public/map/", import.meta.url);

const MAINLAND: Box = { west: -7, south: 40, east: 11, north: 53 };
/** What is drawn of the neighbours: nothing that a map of France would not show. */
const NEIGHBOURS = new Map([
  ["Andorra", "Andorre"],
  ["Austria", "Autriche"],
  ["Belgium", "Belgique"],
  ["Germany", "Allemagne"],
  ["Guernsey", "Guernesey"],
  ["Ireland", "Irlande"],
  ["Italy", "Italie"],
  ["Jersey", "Jersey"],
  ["Liechtenstein", "Liechtenstein"],
  ["Luxembourg", "Luxembourg"],
  ["Monaco", "Monaco"],
  ["Netherlands", "Pays-Bas"],
  ["Spain", "Espagne"],
  ["Switzerland", "Suisse"],
  ["United Kingdom", "Royaume-Uni"],
]);

/** One point in three is enough for a neighbour's coast; borders with France keep them all. */
const KEPT_POINT = 3;

const TOWNS = 250;
const GREAT_TOWN = 100_000;
/** Two names closer than this would overlap at the scales where the outline is of use. */
const LEAST_GAP_KM = 15;

function absolute(arc: Point[], { scale, translate }: Topology["transform"]): Point[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Arcs are shared by the countries on both sides; a negative number is an arc read backwards. */
const arcNumber = (reference: number) => (reference < 0 ? ~reference : reference);

function touches(polygon: Polygon, topology: Topology, { west, south, east, north }: Box): boolean {
  return polygon
    .flat()
    .some((reference) =>
      absolute(topology.arcs[arcNumber(reference)] ?? [], topology.transform).some(
        ([longitude, latitude]) =>
          longitude > west && longitude < east && latitude > south && latitude < north,
      ),
    );
}

const polygonsOf = (country: Country) =>
  (country.type === "Polygon" ? [country.arcs] : country.arcs) as Polygon[];

/** All of France, overseas included; of its neighbours the polygons that come near the mainland. */
function frenchView(topology: Topology): Country[] {
  return topology.objects.countries.geometries.flatMap((country): Country[] => {
    const isFrance = country.properties.name === "France";
    const name = isFrance ? "France" : NEIGHBOURS.get(country.properties.name);
    if (!name) return [];
    const polygons = polygonsOf(country).filter(
      (polygon) => isFrance || touches(polygon, topology, MAINLAND),
    );
    return [{ type: "MultiPolygon", arcs: polygons, properties: { name } }];
  });
}

/** Fewer points between the same two ends: the steps left out are added to the next one. */
function thinned(arc: Point[]): Point[] {
  const kept: Point[] = [];
  let x = 0;
  let y = 0;
  arc.forEach(([dx, dy], index) => {
    x += dx;
    y += dy;
    if (index % KEPT_POINT !== 0 && index !== arc.length - 1) return;
    kept.push([x, y]);
    x = 0;
    y = 0;
  });
  return kept;
}

const arcsOf = (country: Country) => polygonsOf(country).flat(2).map(arcNumber);

/** Keeps the arcs that are still in use, and numbers them anew. */
function compact(topology: Topology, countries: Country[]): Topology {
  const french = new Set(countries.filter(({ properties }) => properties.name === "France").flatMap(arcsOf));
  const used = [...new Set(countries.flatMap(arcsOf))];
  const numbers = new Map(used.map((old, number) => [old, number]));
  const renumber = (reference: number) => {
    const number = numbers.get(arcNumber(reference)) ?? 0;
    return reference < 0 ? ~number : number;
  };
  const geometries = countries.map((country) => ({
    ...country,
    arcs: polygonsOf(country).map((polygon) => polygon.map((ring) => ring.map(renumber))),
  }));
  return {
    type: "Topology",
    transform: topology.transform,
    arcs: used.map((old) => {
      const arc = topology.arcs[old] ?? [];
      return french.has(old) ? arc : thinned(arc);
    }),
    objects: { countries: { type: "GeometryCollection", geometries } },
  };
}

type Town = { name: string; latitude: number; longitude: number; rank: 1 | 2 | 3 };

function distanceKm(a: Town, b: Town): number {
  const x = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, a.latitude - b.latitude) * 111.195;
}

const chiefTowns = (divisions: { chefLieu: string }[]) => divisions.map(({ chefLieu }) => chefLieu);

/** Chief towns of regions (rank 1), of departments and great towns (2), then the others by population (3). */
function mainTowns(): Town[] {
  const towns = new Map<string, Town>();
  const byCode = new Map(communes().map((commune) => [commune.citycode, commune]));
  const add = (citycode: string, rank: Town["rank"], gap: number) => {
    const commune = byCode.get(citycode);
    if (!commune || towns.has(citycode)) return;
    const town = { name: commune.name, ...commune.coordinates, rank };
    if ([...towns.values()].some((other) => distanceKm(town, other) < gap)) return;
    towns.set(citycode, town);
  };
  for (const citycode of chiefTowns(require("@etalab/decoupage-administratif/data/regions.json")))
    add(citycode, 1, 0);
  for (const citycode of chiefTowns(require("@etalab/decoupage-administratif/data/departements.json")))
    add(citycode, 2, LEAST_GAP_KM);
  for (const { citycode, population } of communes()) {
    if (towns.size < TOWNS) add(citycode, population > GREAT_TOWN ? 2 : 3, LEAST_GAP_KM);
  }
  return [...towns.values()];
}

function write(name: string, content: unknown): void {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(name, folder), text);
  console.log(`${name}: ${text.length} bytes`);
}

const world: Topology = require("world-atlas/countries-10m.json");
write("france.json", compact(world, frenchView(world)));
const towns = mainTowns();
write("towns.json", towns);
console.log(`${towns.length} towns`);
