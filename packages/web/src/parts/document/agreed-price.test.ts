import { expect, it } from "vitest";
import { keptPricesText, otherPriceText } from "./agreed-price.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
const buyer = (name: string, accepted?: number) => ({
  name,
  ...(accepted !== undefined && { agreedPrice: { accepted, ofContract: accepted } }),
});

it("another price than the one that was accepted is told with both", () => {
  expect(plain(otherPriceText("Fournil", 0.095, 0.12))).toBe(
    "Fournil a accepté 9,5 c€/kWh HT ; son contrat dirait 12 c€/kWh HT.",
  );
  expect(otherPriceText("Fournil", 0.095, 0.095)).toBeNull();
  expect(otherPriceText("Fournil", 0.095, null)).toBeNull();
});

it("the price of all names whose contracts keep theirs, and counts those after the sixth", () => {
  const some = [buyer("Anne", 0.095), buyer("Luc", 0.12), buyer("Zoé")];
  expect(plain(keptPricesText(some, 0.12))).toBe(
    "Ce prix vaut pour qui n’en a accepté aucun. Garde celui de son accord : Anne (9,5 c€/kWh HT).",
  );
  expect(keptPricesText(some, null)).toBeNull();
  const many = Array.from({ length: 9 }, (_, index) => buyer(`N${index}`, 0.1));
  expect(plain(keptPricesText(many, 0.12))).toMatch(/N5 \(10 c€\/kWh HT\) et 3 autres\.$/u);
});
