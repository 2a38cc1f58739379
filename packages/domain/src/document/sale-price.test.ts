import { expect, it } from "vitest";
import { formatSalePrice } from "./sale-price.ts";

it.each([
  ["standard", "individual", "25\u00a0c€/kWh\u00a0TTC"],
  ["standard", "professional", "20,83\u00a0c€/kWh\u00a0HT"],
  [null, "individual", "25\u00a0c€/kWh\u00a0TTC"],
  ["franchise", "individual", "20,83\u00a0c€/kWh, sans TVA"],
  ["franchise", "professional", "20,83\u00a0c€/kWh, sans TVA"],
] as const)("a price under the regime %s reads for the %s: %s", (vatRegime, profileType, written) => {
  expect(formatSalePrice({ price: 0.208333, vatRegime }, profileType)).toBe(written);
});
