import type { Coordinates } from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import gazetteer from "./gazetteer.generated.json" with { type: "json" };

/** A commune of the gazetteer: its Insee code, its people (Insee), the position of its main town (WGS 84). */
export type Commune = {
  citycode: string;
  name: string;
  /** The main one first. */
  postCodes: readonly string[];
  population: number;
  coordinates: Coordinates;
};

/** A named place that is not a commune by itself: a quarter, a village of a merged commune. */
export type Locality = { name: string; commune: Commune; coordinates: Coordinates };

/** What a name and what a person types have in common: no accent, hyphen or case, "st" said "saint". */
export function normaliseName(name: string): string {
  return foldText(name)
    .replace(/\bst\b/g, "saint")
    .replace(/\bste\b/g, "sainte");
}

function readCommune(row: string): Commune {
  const [citycode = "", name = "", postCodes = "", population, latitude, longitude] = row.split("|");
  return {
    citycode,
    name,
    postCodes: postCodes.split(" "),
    population: Number(population),
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
  };
}

function readLocality(row: string): Locality[] {
  const [name = "", citycode = "", latitude, longitude] = row.split("|");
  const commune = byCode.get(citycode);
  return commune
    ? [{ name, commune, coordinates: { latitude: Number(latitude), longitude: Number(longitude) } }]
    : [];
}

/** By decreasing population. */
export const communes: readonly Commune[] = gazetteer.communes.map(readCommune);
const byCode = new Map(communes.map((commune) => [commune.citycode, commune]));
export const localities: readonly Locality[] = gazetteer.localities.flatMap(readLocality);

/**
 * The commune of an Insee code, or null when the gazetteer does not place it: it holds about 8,600 communes (those
 * above 1,000 inhabitants, 83 % of the French), without their density level, which no source at hand gives.
 */
export function communeByCode(citycode: string): Commune | null {
  return byCode.get(citycode) ?? null;
}
