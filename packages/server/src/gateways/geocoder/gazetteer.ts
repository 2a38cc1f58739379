import type { Coordinates, Commune as NamedCommune } from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import gazetteer from "./gazetteer.generated.json" with { type: "json" };
import { madeOnce } from "./made-once.ts";

/** A commune of France: its Insee code, its people (Insee), the position of its main town (WGS 84). */
export type Commune = NamedCommune & {
  population: number;
  /**
   * Insee's grille communale de densité of 2024, from 1 (grands centres urbains) to 7 (rural à habitat très dispersé);
   * null for the few communes made anew since, and overseas collectivities.
   */
  density: number | null;
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
  const [citycode = "", name = "", postCodes = "", population, latitude, longitude, density] = row.split("|");
  return {
    citycode,
    name,
    postCodes: postCodes.split(" "),
    population: Number(population),
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    density: density ? Number(density) : null,
  };
}

function readLocality(row: string): Locality[] {
  const [name = "", citycode = "", latitude, longitude] = row.split("|");
  const commune = byCode().get(citycode);
  return commune
    ? [{ name, commune, coordinates: { latitude: Number(latitude), longitude: Number(longitude) } }]
    : [];
}

/** By decreasing population. */
export const communes = madeOnce((): readonly Commune[] => gazetteer.communes.map(readCommune));
const byCode = madeOnce(() => new Map(communes().map((commune) => [commune.citycode, commune])));
export const localities = madeOnce((): readonly Locality[] => gazetteer.localities.flatMap(readLocality));
