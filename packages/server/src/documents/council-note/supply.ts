import { conjunction } from "@mec/domain/shared";
import type { NotePlace } from "./data.ts";
import { mostNamedPlaces } from "./naming.ts";

/** Whose prices are those of a place, and until when they are fixed. */
const sourceOf = ({ proposal: { supply, fixedPrice } }: NotePlace): string =>
  fixedPrice ? `${supply} ${fixedPrice}` : supply;

/** The names of the places whose prices have each source, in the order of the places. */
function namesBySource(places: readonly NotePlace[]): [string, string[]][] {
  const sources = new Set(places.map(sourceOf));
  return [...sources].map((source) => [
    source,
    places.flatMap((place) => (sourceOf(place) === source ? place.name : [])),
  ]);
}

const afterColon = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Whose prices the local one is compared with; of several places that differ, each by its name: two sources would contradict each other. */
export function supplyText(places: readonly NotePlace[]): string {
  const all = namesBySource(places);
  const [[only] = [""], ...more] = all;
  if (more.length === 0) return only;
  const most = Math.max(...all.map(([, names]) => names.length));
  const others = all.find(([, names]) => names.length === most && most > mostNamedPlaces);
  const told = [...all.filter((one) => one !== others), ...(others ? [others] : [])];
  return told
    .map((one) => `${one === others ? "Les autres lieux" : conjunction(one[1])}\u00a0: ${afterColon(one[0])}`)
    .join(" ");
}
