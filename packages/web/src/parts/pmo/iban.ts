import { inGroups } from "../../ui/fields/digits.ts";

/** The longest IBAN has 34 characters; a few more are kept, so that the error shows. */
const longest = 40;
const fours = Array.from({ length: 9 }, () => 4);

/** The characters of a typed or pasted IBAN: "IBAN : fr76 3000…" → "FR763000…". */
export const ibanCharactersOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replace(/^IBAN/, "")
    .slice(0, longest);

/** In groups of four, as banks print it: "FR76 3000 6000 0112 3456 7890 189". */
export const ibanInFours = (characters: string): string => inGroups(characters, fours);
