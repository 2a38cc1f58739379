import { expect, it } from "vitest";
import { formatSalePrice, formatSaleRange } from "./sale-price.ts";

it.each([
  ["standard", "individual", "25\u00a0c€/kWh\u00a0TTC"],
  ["standard", "professional", "20,83\u00a0c€/kWh\u00a0HT"],
  [null, "individual", "25\u00a0c€/kWh\u00a0TTC"],
  ["franchise", "individual", "20,83\u00a0c€/kWh, sans TVA"],
  ["franchise", "professional", "20,83\u00a0c€/kWh, sans TVA"],
] as const)("a price under the regime %s reads for the %s: %s", (vatRegime, profileType, written) => {
  expect(formatSalePrice({ price: 0.208333, vatRegime }, profileType)).toBe(written);
});

it("announced prices name their unit and their tax once", () => {
  const range = { min: 0.1, max: 0.12 };
  expect(formatSaleRange({ ...range, vatRegime: "standard" }, "individual")).toBe(
    "de 12 à 14,4\u00a0c€/kWh\u00a0TTC",
  );
  expect(formatSaleRange({ ...range, vatRegime: "franchise" }, "individual")).toBe(
    "de 10 à 12\u00a0c€/kWh, sans TVA",
  );
  expect(formatSaleRange({ min: 0.1, max: 0.1, vatRegime: null }, "professional")).toBe(
    "10\u00a0c€/kWh\u00a0HT",
  );
});
