import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { departments } from "@mec/domain/address";
import { describe, expect, it } from "vitest";
import { communes } from "../packages/server/src/gateways/geocoder/gazetteer.ts";
import { departmentsSeen } from "../packages/web/src/parts/address/map/plain/departments-seen.ts";
import { decodeLines } from "../packages/web/src/parts/address/map/plain/encoded-lines.ts";
import { encodeLines } from "./map-lines.ts";

const folder = fileURLToPath(new URL("../packages/map-data/", import.meta.url));
const suffix = ".generated.json";
const contentOf = (name: string) => readFileSync(`${folder}${name}${suffix}`);
const read = (name: string) => JSON.parse(contentOf(name).toString());
const packed = (name: string) => brotliCompressSync(contentOf(name)).length;

/** What a file, and a view, may weigh packed. */
const most = 15_000;

const codes = readdirSync(`${folder}departments`).map((name) => name.replace(suffix, ""));
const files = ["index", "country", ...codes.map((code) => `departments/${code}`)];
const index = read("index");
const seen = departmentsSeen(index);

interface NamedPlace {
  name: string;
  latitude: number;
  longitude: number;
}

function namesIn(file: string): NamedPlace[] {
  const { grid = index.grid, names, places } = read(file);
  const [numbers = new Float64Array()] = decodeLines(places);
  return names
    .flatMap((rank: string) => (rank === "" ? [] : rank.split("|")))
    .map((name: string, at: number) => ({
      name,
      longitude: (numbers[at * 2] ?? 0) * grid.scale[0] + grid.translate[0],
      latitude: (numbers[at * 2 + 1] ?? 0) * grid.scale[1] + grid.translate[1],
    }));
}

describe("lines in letters", () => {
  it("are read as they were written, one after the other", () => {
    const lines = [
      [
        [28625, -46291],
        [28633, -46279],
      ],
      [
        [-1, 0],
        [5_000_000, 12],
        [-1, 0],
      ],
    ] as const;
    expect(decodeLines(encodeLines(lines)).map((line) => [...line])).toEqual(
      lines.map((line) => line.flat()),
    );
  });

  it("are none in an empty text, whose only line has no point", () => {
    expect(decodeLines("").map((line) => line.length)).toEqual([0]);
  });
});

describe("the map without tiles", () => {
  it("has a file for each department, and no other", () => {
    expect(codes.toSorted()).toEqual(departments.map(({ code }) => code).toSorted());
    expect(Object.keys(index.departments).toSorted()).toEqual(codes.toSorted());
    expect(Object.keys(read("country").departments).toSorted()).toEqual(codes.toSorted());
  });

  it("names every commune of today at its place, in its department's file", () => {
    const named = new Map(codes.map((code) => [code, namesIn(`departments/${code}`)]));
    const ofCountry = namesIn("country");
    const missing = communes().filter(({ citycode, name, coordinates: { latitude, longitude } }) => {
      const code = citycode.slice(0, citycode.startsWith("97") ? 3 : 2);
      // Saint-Martin, Saint-Barthélemy, Saint-Pierre-et-Miquelon are no departments.
      const places = named.get(code) ?? ofCountry;
      return !places.some(
        (place) =>
          place.name === name &&
          Math.abs(place.latitude - latitude) < 0.003 &&
          Math.abs(place.longitude - longitude) < 0.003,
      );
    });
    expect(missing.map(({ citycode, name }) => `${citycode} ${name}`)).toEqual([]);
  });

  it("finds a commune's department from its place", () => {
    const lost = communes().filter(({ citycode, coordinates: { latitude, longitude } }) => {
      const code = citycode.slice(0, citycode.startsWith("97") ? 3 : 2);
      const here = { west: longitude, east: longitude, south: latitude, north: latitude };
      return codes.includes(code) && !seen(here).includes(code);
    });
    expect(lost.map(({ citycode, name }) => `${citycode} ${name}`)).toEqual([]);
  });

  it.each(files)("%s weighs no more than a view may", (file) => {
    expect(packed(file)).toBeLessThanOrEqual(most);
  });
});

interface Place {
  place: readonly [latitude: number, longitude: number];
  zoom: number;
}

describe("what a view fetches", () => {
  const tile = 256;

  /** The squares that a view of this size draws, as degrees. */
  function drawn({ place: [latitude, longitude], zoom }: Place, width: number, height: number) {
    const world = tile * 2 ** zoom;
    const sine = Math.sin((latitude * Math.PI) / 180);
    const x = ((longitude + 180) / 360) * world;
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
    const floor = (value: number) => Math.floor(value / tile) * tile;
    const ceil = (value: number) => Math.ceil(value / tile) * tile;
    const latitudeAt = (at: number) =>
      (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / world))) * 180) / Math.PI;
    return {
      west: (floor(x - width / 2) / world) * 360 - 180,
      east: (ceil(x + width / 2) / world) * 360 - 180,
      north: latitudeAt(floor(y - height / 2)),
      south: latitudeAt(ceil(y + height / 2)),
    };
  }

  /** How near one looks when an address was searched; nearer still where communes are small. */
  const places: Record<string, Place & { most: number }> = {
    Céret: { place: [42.485, 2.748], zoom: 12, most },
    Rennes: { place: [48.112, -1.681], zoom: 12, most },
    Paris: { place: [48.853, 2.349], zoom: 13, most },
    // Eight departments meet there.
    "the whole of Paris": { place: [48.853, 2.349], zoom: 12, most: 23_000 },
  };
  /** The map beside the list on a desktop, and a phone's. */
  const sizes = [
    [960, 840],
    [390, 700],
  ] as const;
  const views = Object.entries(places).flatMap(([name, place]) =>
    sizes.map(([width, height]) => ({ name, ...place, width, height })),
  );

  it.each(views)("is small at $name, $width pixels wide", (view) => {
    const departmentsOfView = seen(drawn(view, view.width, view.height)).map((code) => `departments/${code}`);
    const weights = ["index", ...departmentsOfView].map(packed);
    expect(departmentsOfView).not.toEqual([]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(view.most);
  });
});
