import { displayedPrice, formatPrice, type ProfileType, type VatRegime } from "@mec/domain/shared";
import { expect, it } from "vitest";
import { rangeText } from "./project-facts.ts";

const readAs = (reader: ProfileType) => ({
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
