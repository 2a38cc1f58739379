import { displayedPrice, formatPrice, type ProfileType, type VatRegime } from "@mec/domain/shared";
import { expect, it } from "vitest";
import { peopleText, priceText, rangeText } from "./project-facts.ts";

const readAs = (reader: ProfileType) => ({
  profileType: reader,
  shown: (ht: number, regime?: VatRegime) => displayedPrice(ht, reader, regime),
  format: (ht: number, regime?: VatRegime) => formatPrice(ht, reader, regime),
});

it.each([
  ["individual", null, "12 à 15,6\u00a0c€/kWh\u00a0TTC"],
  ["individual", "standard", "12 à 15,6\u00a0c€/kWh\u00a0TTC"],
  ["individual", "franchise", "10 à 13\u00a0c€/kWh, sans\u00a0TVA à ajouter"],
  ["professional", "standard", "10 à 13\u00a0c€/kWh\u00a0HT"],
  ["professional", "franchise", "10 à 13\u00a0c€/kWh, sans\u00a0TVA"],
] as const)("the %s reads a price whose regime is %s: %s", (reader, vatRegime, written) => {
  expect(rangeText({ min: 0.1, max: 0.13 }, readAs(reader), vatRegime)).toBe(written);
});

it("a price of several sellers is theirs, with the VAT of who asks it: no average is asked by anybody", () => {
  const project = {
    price: { min: 0.09, max: 0.12 },
    priceWithTax: { min: 0.1, max: 0.132 },
    vatRegime: 100 / 136,
    numberOfProducers: 2,
  };
  expect(priceText(project, readAs("individual"))).toBe("10 à 13,2\u00a0c€/kWh\u00a0TTC");
  expect(priceText(project, readAs("professional"))).toBe("9 à 12\u00a0c€/kWh\u00a0HT");
  // A server of the former release tells an average.
  expect(priceText({ ...project, priceWithTax: undefined }, readAs("individual"))).toContain("en moyenne");
  const alone = { ...project, priceWithTax: null, vatRegime: "franchise" } as const;
  expect(priceText(alone, readAs("individual"))).toBe("9 à 12\u00a0c€/kWh, sans\u00a0TVA à ajouter");
});

it("counts installations and places, of which one person may have several", () => {
  expect(peopleText({ numberOfProducers: 1, numberOfConsumers: 2 })).toBe(
    "1\u00a0installation, 2\u00a0lieux",
  );
});
