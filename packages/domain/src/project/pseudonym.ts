import { animalPseudonyms } from "./pseudonym-list.ts";

/** FNV-1a, 32 bits: the same number for the same id on every machine, well spread. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

/** The pseudonym of a participant: always the same for the same id. */
export const pseudonymOf = (id: string): string => pick(animalPseudonyms, hash(id));

const SHOWN_ID_LENGTH = 4;

/** As it is shown (§9): "Loutre paisible (3f2a)"; the id's beginning tells two namesakes apart. */
export const pseudonymLabel = (id: string): string => `${pseudonymOf(id)} (${id.slice(0, SHOWN_ID_LENGTH)})`;

/** Backgrounds on which white text is read easily (contrast of 4.5 at least). */
const colors = [
  "#1b7a4b",
  "#4338ca",
  "#9a5b00",
  "#0f766e",
  "#b4235a",
  "#1d63b7",
  "#7a4d9f",
  "#5f6b1a",
] as const;

/** The colour of a pseudonym, given as `pseudonymOf` or as `pseudonymLabel` says it: an animal always has the same. */
export const pseudonymColor = (pseudonym: string): string =>
  pick(colors, hash(pseudonym.replace(/ \(.*\)$/, "")));
