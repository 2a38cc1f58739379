import { expect, it } from "vitest";
import { peopleText, priceText } from "./project-facts.ts";

const project = { price: { min: 0.1, max: 0.13 }, numberOfProducers: 2 };

it.each([
  ["individual", null, "12 à 15,6\u00a0c€/kWh\u00a0TTC"],
  ["individual", "standard", "12 à 15,6\u00a0c€/kWh\u00a0TTC"],
  ["individual", "franchise", "10 à 13\u00a0c€/kWh, sans\u00a0TVA à ajouter"],
  ["professional", "standard", "10 à 13\u00a0c€/kWh\u00a0HT"],
  ["professional", "franchise", "10 à 13\u00a0c€/kWh, sans\u00a0TVA"],
] as const)("the %s reads a price whose regime is %s: %s", (reader, vatRegime, written) => {
  expect(priceText({ ...project, vatRegime }, reader)).toBe(written);
});

it("a price of several sellers covers whatever is proposed: no mean of theirs hides its dearest end", () => {
  // 13 c€ may be proposed: whose seller adds VAT is paid 15.6. 10 c€ may be, too: who adds none is paid 10.
  const mixed = { ...project, vatRegime: 100 / 136 };
  expect(priceText(mixed, "individual")).toBe("10 à 15,6\u00a0c€/kWh\u00a0TTC");
  expect(priceText(mixed, "professional")).toBe("10 à 13\u00a0c€/kWh\u00a0HT");
});

it("who gives his electricity has no price, and a project without a seller has none yet", () => {
  expect(priceText({ ...project, price: null, vatRegime: null }, "individual")).toBe("Électricité offerte");
  expect(priceText({ price: null, vatRegime: null, numberOfProducers: 0 }, "individual")).toBe(
    "Prix à venir",
  );
});

it("counts installations and places, of which one person may have several", () => {
  expect(peopleText({ numberOfProducers: 1, numberOfConsumers: 2 })).toBe(
    "1\u00a0installation, 2\u00a0lieux",
  );
});
