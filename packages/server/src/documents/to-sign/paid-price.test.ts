import { expect, it } from "vitest";
import { paidPriceText } from "./paid-price.ts";

const told = (reader: Omit<Parameters<typeof paidPriceText>[1], "vatRegime">) =>
  paidPriceText(0.125, { ...reader, vatRegime: 0.5 }).replaceAll("\u00a0", " ");

it("where sellers differ in VAT, a price says what each of them asks beside the mean of all", () => {
  // 12.5 × (1 + 0.2 × 0.5) = 13.75, between 12.5 × 1.2 = 15 and 12.5.
  const mean = "13,75 c€/kWh TTC en moyenne (15 ou 12,5, selon qui produit)";
  expect(told({ isBusiness: false, isVatPaid: true })).toBe(mean);
  expect(told({ isBusiness: true, isVatPaid: true })).toBe(`${mean}, soit 12,5 c€/kWh HT`);
  expect(told({ isBusiness: true, isVatPaid: false })).toBe(`12,5 c€/kWh HT, soit ${mean}`);
});
