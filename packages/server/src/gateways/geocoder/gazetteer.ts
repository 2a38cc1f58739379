import {
  type Address,
  type CommuneFacts,
  type Coordinates,
  densityLevels,
  type Intercommunality,
  type Commune as NamedCommune,
} from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import gazetteer from "./gazetteer.generated.json" with { type: "json" };
import { madeOnce } from "./made-once.ts";

/** A commune of France: its Insee code, its population (Insee), the position of its main town (WGS 84). */
export type Commune = NamedCommune & CommuneFacts & { population: number };

/** A named place that is not a commune by itself: a quarter, a village of a merged commune. */
export type Locality = { name: string; commune: Commune; coordinates: Coordinates };

/** Makes a name and a typed text comparable: no accent, hyphen or case, and "st" becomes "saint". */
export function normaliseName(name: string): string {
  return foldText(name)
    .replace(/\bst\b/g, "saint")
    .replace(/\bste\b/g, "sainte");
}

function readIntercommunality(row: string): Intercommunality {
  const [siren = "", name = ""] = row.split("|");
  return { siren, name };
}

function readCommune(row: string): Commune {
  const [citycode = "", name = "", postCodes = "", population, latitude, longitude, density, group] =
    row.split("|");
  return {
    citycode,
    name,
    postCodes: postCodes.split(" "),
    population: Number(population),
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    density: densityLevels.find((level) => String(level) === density) ?? null,
    intercommunality: group ? readIntercommunality(gazetteer.intercommunalities[Number(group)] ?? "") : null,
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

/** Arrondissements have codes of their own, which addresses bear: Paris, Lyon, Marseille. */
const cityOfArrondissement: readonly (readonly [RegExp, string])[] = [
  [/^751(0[1-9]|1\d|20)$/, "75056"],
  [/^6938[1-9]$/, "69123"],
  [/^132(0[1-9]|1[0-6])$/, "13055"],
];

/** The commune of a code found in addresses; null when the code is no longer used. */
export function communeOfCode(citycode: string): Commune | null {
  const city = cityOfArrondissement.find(([pattern]) => pattern.test(citycode))?.[1];
  return byCode().get(city ?? citycode) ?? null;
}

const byPostCode = madeOnce(() => {
  const found = new Map<string, Commune[]>();
  for (const commune of communes()) {
    for (const postCode of commune.postCodes) {
      const others = found.get(postCode);
      if (others) others.push(commune);
      else found.set(postCode, [commune]);
    }
  }
  return found;
});

/**
 * The commune of an address: by its Insee code, else the one of its post code that bears its city's name. Null when
 * neither tells, as for a village that is part of another commune now.
 */
export function communeOf({ citycode, postCode, city }: Pick<Address, "citycode" | "postCode" | "city">) {
  const coded = citycode === undefined ? null : communeOfCode(citycode);
  if (coded) return coded;
  const name = normaliseName(city);
  return (byPostCode().get(postCode) ?? []).find((commune) => normaliseName(commune.name) === name) ?? null;
}
