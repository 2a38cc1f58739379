import { expect, it } from "vitest";
import { buyBackText, isTariffUnknown, paidBy } from "./buy-back.ts";

it("is a price as the others are, which nobody has to tell", () => {
  expect(buyBackText.parse("")).toBeNull();
  // 12,3 c€, which the form holds in euros.
  expect(buyBackText.parse("0,123")).toBe(0.123);
  expect(buyBackText.safeParse("douze").success).toBe(false);
  // 123 c€/kWh is the 123 €/MWh of a contract.
  expect(buyBackText.safeParse("1,23").error?.issues[0]?.message).toContain("Écrivez 12,3.");
});

it("is not known of panels under a contract whose holder told none, nor of panels that are there as long as he has not said", () => {
  const buyBack = { price: 0.05, takesSurplus: false };
  expect(isTariffUnknown({ isLaid: true, purchaseContract: "older" })).toBe(true);
  expect(isTariffUnknown({ isLaid: true, purchaseContract: null })).toBe(true);
  expect(isTariffUnknown({ isLaid: true, purchaseContract: "older", buyBack })).toBe(false);
  expect(isTariffUnknown({ isLaid: true, purchaseContract: "none" })).toBe(false);
  expect(isTariffUnknown({ isLaid: false })).toBe(false);
});

it("keeps the tariff of a contract that is said to end, which takes nothing of what sharing leaves", () => {
  const buyBack = { price: 0.115, takesSurplus: true };
  const ended = { purchaseContract: "none", buyBack, contractEndsOn: "2026-10-31" } as const;
  expect(paidBy(ended).buyBack).toEqual({ price: 0.115, takesSurplus: false });
  expect(paidBy({ ...ended, contractEndsOn: null }).buyBack).toBeNull();
  expect(isTariffUnknown({ ...ended, buyBack: null, isLaid: true })).toBe(false);
});
