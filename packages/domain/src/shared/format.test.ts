import { expect, it } from "vitest";
import { pricesReadAs } from "./displayed-price.ts";
import {
  formatBarePrice,
  formatDate,
  formatDateTime,
  formatDistance,
  formatEuro,
  formatKwh,
  formatKwhBeside,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceRange,
  formatShortDate,
  formatYearlyUse,
  plural,
} from "./format.ts";
import { askedByEach, formatPaidPrice } from "./paid-price.ts";

it.each([
  [formatNumber(1234.5), "1\u202F234,5"],
  [formatKwh(0), "0\u00A0kWh"],
  [formatKwh(9800.4), "9\u202F800\u00A0kWh"],
  [formatKwh(12_340), "12,3\u00A0MWh"],
  [formatYearlyUse(12_500), "12\u202F500\u00A0kWh"],
  [formatYearlyUse(99_999), "99\u202F999\u00A0kWh"],
  [formatYearlyUse(165_000), "165\u00A0MWh"],
  [formatKwh(1_240_000), "1,2\u00A0GWh"],
  [formatKwhBeside(8000, 14_000), "8\u00A0MWh"],
  [formatKwhBeside(320, 14_000), "0,32\u00A0MWh"],
  [formatEuro(12.5), "12,50\u00A0€"],
  [formatEuro(-0.001), "0,00\u00A0€"],
  [formatNumber(-0), "0"],
  [formatPrice(0.104167, "individual"), "12,5\u00A0c€/kWh\u00A0TTC"],
  [formatPrice(0.125, "professional"), "12,5\u00A0c€/kWh\u00A0HT"],
  [formatPrice(0.104167, "individual", "standard"), "12,5\u00A0c€/kWh\u00A0TTC"],
  [formatPrice(0.104167, "individual", "franchise"), "10,42\u00A0c€/kWh, sans\u00A0TVA à ajouter"],
  [formatPrice(0.1, "individual", 0.75), "11,5\u00A0c€/kWh\u00A0TTC en moyenne"],
  [formatPrice(0.1, "professional", 0.75), "10\u00A0c€/kWh\u00A0HT"],
  [formatPrice(0.104167, "professional", "franchise"), "10,42\u00A0c€/kWh, sans\u00A0TVA"],
  [formatBarePrice(0.104167, "individual", "franchise"), "10,42\u00A0c€/kWh"],
  [formatBarePrice(0.104167, "individual", "standard"), "12,5\u00A0c€/kWh\u00A0TTC"],
  [formatPrice(0.08, pricesReadAs("professional", false)), "9,6\u00A0c€/kWh\u00A0TTC"],
  [formatPrice(0.08, pricesReadAs("professional", null)), "8\u00A0c€/kWh\u00A0HT"],
  [formatPrice(0.08, pricesReadAs("individual", true)), "9,6\u00A0c€/kWh\u00A0TTC"],
  [
    formatPaidPrice(0.08, { profileType: "professional", isVatPaid: true }),
    "9,6\u00A0c€/kWh\u00A0TTC, soit 8\u00A0c€/kWh\u00A0HT",
  ],
  [
    formatPaidPrice(0.08, { profileType: "professional", isVatPaid: true }, "franchise"),
    "8\u00A0c€/kWh, sans\u00A0TVA à ajouter",
  ],
  [formatPaidPrice(0.08, { profileType: "professional", isVatPaid: false }), "8\u00A0c€/kWh\u00A0HT"],
  [askedByEach(0.1, "individual", 0.75), " (12 ou 10, selon qui produit)"],
  [askedByEach(0.1, "individual", "standard") + askedByEach(0.1, "professional", 0.75), ""],
  // 0.1 × (1 + 0.2 × 0.75) = 0.115
  [
    formatPaidPrice(0.1, { profileType: "individual", isVatPaid: true }, 0.75),
    "11,5\u00A0c€/kWh\u00A0TTC en moyenne (12 ou 10, selon qui produit)",
  ],
  [formatPaidPrice(0.1, { profileType: "professional", isVatPaid: false }, 0.75), "10\u00A0c€/kWh\u00A0HT"],
  [formatPriceRange({ min: 0.1, max: 0.12 }, "individual", "standard"), "de 12 à 14,4\u00A0c€/kWh\u00A0TTC"],
  [
    formatPriceRange({ min: 0.1, max: 0.12 }, "individual", "franchise"),
    "de 10 à 12\u00A0c€/kWh, sans\u00A0TVA à ajouter",
  ],
  [formatPriceRange({ min: 0.1, max: 0.1 }, "professional"), "10\u00A0c€/kWh\u00A0HT"],
  [formatDistance(0.001), "1\u00A0m"],
  [formatDistance(0.85), "850\u00A0m"],
  [formatDistance(0.9999), "1\u00A0km"],
  [formatDistance(1.67), "1,67\u00A0km"],
  [formatPercent(0.456), "46\u00A0%"],
  [plural(0, "projet", "projets"), "0\u00A0projet"],
  [plural(1, "projet", "projets"), "1\u00A0projet"],
  [plural(1200, "projet", "projets"), "1\u202F200\u00A0projets"],
])("writes %j", (written, expected) => {
  expect(written).toBe(expected);
});

it("writes moments as they are read in Paris, on either side of the change of hour", () => {
  expect(formatDate("2026-11-21")).toBe("21 novembre 2026");
  expect([formatDate("2026-12-01"), formatDate("2026-12-21")]).toEqual([
    "1er décembre 2026",
    "21 décembre 2026",
  ]);
  expect(formatDateTime("2026-12-01T09:05:00Z")).toBe("1er décembre 2026 à 10:05");
  expect(formatDate(new Date("2026-07-14T22:30:00Z"))).toBe("15 juillet 2026");
  expect(formatShortDate(new Date("2026-07-14T22:30:00Z"))).toBe("15/07/2026");
  expect(formatDateTime("2026-07-14T22:30:00Z")).toBe("15 juillet 2026 à 00:30");
  expect(formatDateTime("2026-11-21T09:05:00Z")).toBe("21 novembre 2026 à 10:05");
});
