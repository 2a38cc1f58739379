import { type Commune, communes, type Locality, localities, normaliseName } from "./gazetteer.ts";

export type PlaceQuery = { words: string; postCode: string };

type Named<T> = { item: T; name: string; postCodes: readonly string[] };

const namedCommunes = communes.map(
  (commune): Named<Commune> => ({
    item: commune,
    name: normaliseName(commune.name),
    postCodes: commune.postCodes,
  }),
);
const namedLocalities = localities.map(
  (locality): Named<Locality> => ({
    item: locality,
    name: normaliseName(locality.name),
    postCodes: locality.commune.postCodes,
  }),
);

const communesByName = new Map<string, Commune[]>();
for (const { name, item } of namedCommunes)
  communesByName.set(name, [...(communesByName.get(name) ?? []), item]);

/** "44000 Nantes", "Nantes 44": the digits at either end are (the beginning of) a post code. */
export function readPlaceQuery(text: string): PlaceQuery {
  const words = normaliseName(text);
  const before = /^(\d{2,5})(?: |$)(.*)$/.exec(words);
  if (before) return { postCode: before[1] ?? "", words: before[2] ?? "" };
  const after = /^(.*) (\d{2,5})$/.exec(words);
  return after ? { postCode: after[2] ?? "", words: after[1] ?? "" } : { postCode: "", words };
}

/** 0 the same name, 1 its beginning, 2 each word begins one of the name's; null: not this name. */
function resemblance(name: string, words: string): 0 | 1 | 2 | null {
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  const padded = ` ${name}`;
  return words.split(" ").every((word) => padded.includes(` ${word}`)) ? 2 : null;
}

function search<T>(all: readonly Named<T>[], { words, postCode }: PlaceQuery, limit: number): T[] {
  const found = all.flatMap(({ item, name, postCodes }) => {
    if (!postCodes.some((code) => code.startsWith(postCode))) return [];
    const rank = resemblance(name, words);
    return rank === null ? [] : [{ item, rank }];
  });
  // The sort is stable: at equal resemblance the tables' own order (population) stays.
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** The communes that a text begins to name, the most alike first, then the most populated. */
export function searchCommunes(query: PlaceQuery, limit: number): Commune[] {
  return query.words || query.postCode ? search(namedCommunes, query, limit) : [];
}

/** The localities that a text begins to name: by their name only, a post code alone designates communes. */
export function searchLocalities(query: PlaceQuery, limit: number): Locality[] {
  return query.words ? search(namedLocalities, query, limit) : [];
}

/** The communes that bear exactly this name, the most populated first. */
export function communesNamed(text: string): readonly Commune[] {
  return communesByName.get(normaliseName(text)) ?? [];
}
