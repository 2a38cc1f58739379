import { expect, it } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

it.each([
  ["Le prix : 3 € ; 20 % !", "Le prix\u00a0: 3\u00a0€\u00a0; 20\u00a0%\u00a0!"],
  ["« le Producteur »", "«\u00a0le Producteur\u00a0»"],
  ["articles L. 315-2 et n° 910", "articles\u00a0L.\u00a0315-2 et n°\u00a0910"],
  ["bano 12, en Isère", "bano 12, en Isère"],
  ["rien : de\u202f: plus\n", "rien\u00a0: de\u202f: plus\n"],
])("%j becomes %j", (text, expected) => expect(frenchSpaces(text)).toBe(expected));
