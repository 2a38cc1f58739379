import { type Commune, communes, type Locality, localities, normaliseName } from "./gazetteer.ts";
import { madeOnce } from "./made-once.ts";

export type PlaceQuery = { words: string; postCode: string };

type Named<T> = { item: T; name: string; postCodes: readonly string[] };

/** Places by the beginning of each word of their name and of each of their post codes. */
type Index<T> = ReadonlyMap<string, readonly Named<T>[]>;
const keyLength = 2;

function indexOf<T>(named: readonly Named<T>[]): Index<T> {
  const index = new Map<string, Named<T>[]>();
  for (const place of named) {
    const keys = new Set(
      [...place.name.split(" "), ...place.postCodes].map((word) => word.slice(0, keyLength)),
    );
    for (const key of keys) {
      const others = index.get(key);
      if (others) others.push(place);
      else index.set(key, [place]);
    }
  }
  return index;
}

const communeIndex = madeOnce(() =>
  indexOf(
    communes().map(
      (item): Named<Commune> => ({ item, name: normaliseName(item.name), postCodes: item.postCodes }),
    ),
  ),
);
const localityIndex = madeOnce(() =>
  indexOf(
    localities().map(
      (item): Named<Locality> => ({
        item,
        name: normaliseName(item.name),
        postCodes: item.commune.postCodes,
      }),
    ),
  ),
);

/** "44000 Nantes", "Nantes 44": the digits at either end are (the beginning of) a post code. */
export function readPlaceQuery(text: string): PlaceQuery {
  const words = normaliseName(text);
  const before = /^(\d{2,5})(?: |$)(.*)$/.exec(words);
  if (before) return { postCode: before[1] ?? "", words: before[2] ?? "" };
  const after = /^(.*) (\d{2,5})$/.exec(words);
  return after ? { postCode: after[2] ?? "", words: after[1] ?? "" } : { postCode: "", words };
}

/** 0: the same name; 1: its beginning; 2: each word begins one of the name's words; null: no match. */
function resemblance(name: string, words: string): 0 | 1 | 2 | null {
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  const padded = ` ${name}`;
  return words.split(" ").every((word) => padded.includes(` ${word}`)) ? 2 : null;
}

/** Entries whose name has a word that begins with the query's first word; without words, those of its post code. */
function candidates<T>(index: Index<T>, { words, postCode }: PlaceQuery): readonly Named<T>[] {
  const [first = ""] = words.split(" ");
  return index.get((first || postCode).slice(0, keyLength)) ?? [];
}

function search<T>(index: Index<T>, query: PlaceQuery, limit: number): T[] {
  const found = candidates(index, query).flatMap(({ item, name, postCodes }) => {
    if (!postCodes.some((code) => code.startsWith(query.postCode))) return [];
    const rank = resemblance(name, query.words);
    return rank === null ? [] : [{ item, rank }];
  });
  // The sort is stable: at equal resemblance the tables' own order (population) stays.
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** The communes whose name begins with a text, the best match first, then the most populated. */
export function searchCommunes(query: PlaceQuery, limit: number): Commune[] {
  return query.words || query.postCode ? search(communeIndex(), query, limit) : [];
}

/** The localities whose name begins with a text; a post code alone only finds communes. */
export function searchLocalities(query: PlaceQuery, limit: number): Locality[] {
  return query.words ? search(localityIndex(), query, limit) : [];
}

/** The communes that bear exactly this name, the most populated first. */
export function communesNamed(text: string): readonly Commune[] {
  const name = normaliseName(text);
  return candidates(communeIndex(), { words: name, postCode: "" })
    .filter((commune) => commune.name === name)
    .map(({ item }) => item);
}
