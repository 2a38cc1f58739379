import { expect, it } from "vitest";
import { joinedLines, lettersOf } from "./lines.ts";

it.each([
  ["Le prix\nest de 3 €\n", "Le prix est de 3\u00a0€"],
  ["à Saint-\nRémy", "à Saint-Rémy"],
  ["du 1er -\nau 3", "du 1er - au 3"],
  ["de 2025-\n2026", "de 2025- 2026"],
  ["« le Producteur » :", "«\u00a0le Producteur\u00a0»\u00a0:"],
  ["3 500 kWh, 06 12 34 56 78", "3\u00a0500 kWh, 06\u00a012\u00a034\u00a056\u00a078"],
  [" \n", ""],
])("the lines %j make %j", (drawn, expected) => expect(joinedLines(drawn)).toBe(expected));

it("has the same letters whatever the spaces and the form of the signs", () => {
  expect(lettersOf("é ﬁn\u202f!")).toBe(lettersOf("e\u0301\nfin!"));
  expect(lettersOf("100")).not.toBe(lettersOf("1000"));
});
