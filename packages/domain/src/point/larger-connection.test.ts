import { expect, it } from "vitest";
import { mayHaveLargerConnection, needsOwnPrice } from "./larger-connection.ts";

const bakery = { consumerType: "professional", annualKwh: 80_000, hasOwnPrices: false } as const;

it("a large business whose prices and segment nobody told may be over 36 kVA; others are not doubted", () => {
  expect(mayHaveLargerConnection(bakery)).toBe(true);
  expect(mayHaveLargerConnection({ ...bakery, segment: "C5" })).toBe(true);
  expect(mayHaveLargerConnection({ ...bakery, segment: "C4" })).toBe(false);
  expect(mayHaveLargerConnection({ ...bakery, hasOwnPrices: true })).toBe(false);
  expect(mayHaveLargerConnection({ ...bakery, annualKwh: 45_000 })).toBe(false);
  expect(mayHaveLargerConnection({ ...bakery, consumerType: "individual" })).toBe(false);
});

it("where no list of ours holds its price, a business tells its own before it is told a sum", () => {
  const asked = { consumerType: "professional", annualKwh: 80_000, contract: null } as const;
  expect(needsOwnPrice(asked)).toBe(true);
  expect(needsOwnPrice({ ...asked, annualKwh: 35_000 })).toBe(false);
  expect(needsOwnPrice({ ...asked, annualKwh: 35_000, segment: "C4" })).toBe(true);
  expect(needsOwnPrice({ ...asked, contract: { type: "other" } })).toBe(false);
  // Who says that he has the regulated tariff is believed.
  expect(needsOwnPrice({ ...asked, contract: { type: "TRV" } })).toBe(false);
  expect(needsOwnPrice({ ...asked, consumerType: "individual" })).toBe(false);
});
