import { plural } from "@mec/domain/shared";
import type { SignerPlace } from "../place-store.ts";
import { titlesOf } from "../session.ts";

export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

/** How many documents a mail names at most. */
const mostNamed = 10;

/** The names of the documents, the first ones when they are many. */
export function documentList(places: readonly SignerPlace[]): { list: string[] } {
  const names = titlesOf(places).slice(0, mostNamed);
  const others = places.length - names.length;
  return { list: others > 0 ? [...names, `et ${plural(others, "autre", "autres")}`] : names };
}
