import { foldText } from "../shared/index.ts";
import { type Address, type AddressGroup, addressGroups } from "./address.ts";

/** "12 rue…", "12 bis, rue…" ask for a house; "44000 Nantes" does not. */
const houseTyped = /^\s*(\d{1,4})\D/;
/** A text that begins with a number is probably a house, else its street. */
const groupsOfHouse: readonly AddressGroup[] = ["housenumber", "street", "municipality", "locality"];

/** The groups of suggestions for a typed text, in the order in which to show them. */
export const suggestedGroups = (typed: string): readonly AddressGroup[] =>
  houseTyped.test(typed) ? groupsOfHouse : addressGroups;

type Suggested = Pick<Address, "houseNumber" | "street">;

/**
 * 0: this number in this street; 1: this number elsewhere; 2: another number. What is typed after the street is not
 * compared.
 */
function likeness(typed: string, number: string, { houseNumber, street }: Suggested): 0 | 1 | 2 {
  const house = foldText(`${houseNumber} ${street}`);
  if (typed.startsWith(house) || house.startsWith(typed)) return 0;
  return houseNumber.split(" ")[0] === number ? 1 : 2;
}

/** Suggestions of one group, the house that was typed before its neighbours; otherwise in the order of the search. */
export function likeliestFirst<T extends Suggested>(typed: string, found: readonly T[]): readonly T[] {
  const [, number] = houseTyped.exec(typed) ?? [];
  if (number === undefined) return found;
  const folded = foldText(typed);
  const ranked = found.map((one) => ({ one, rank: likeness(folded, number, one) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}
