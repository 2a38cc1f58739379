import { plural } from "@mec/domain/shared";
import type { SignerPlace } from "../place-store.ts";
import { titlesOf } from "../titles.ts";

export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

/** How many documents of others a mail names at most. */
const mostNamed = 10;

/**
 * The names of the documents; of others' the first ones when they are many, his own all.
 * @param among all that its reader has: of several places, the list says which each is of
 */
export function documentList(
  places: readonly SignerPlace[],
  among: readonly SignerPlace[] = places,
): { list: string[] } {
  const titles = titlesOf(among);
  const names = among.flatMap((place, rank) => (places.includes(place) ? (titles[rank] ?? "") : []));
  if (places.every(({ role }) => role === "participant")) return { list: names };
  const others = places.length - mostNamed;
  return {
    list: others > 0 ? [...names.slice(0, mostNamed), `et ${plural(others, "autre", "autres")}`] : names,
  };
}
