import { expect, it } from "vitest";
import { mayHaveLargerConnection } from "./larger-connection.ts";

const bakery = { consumerType: "professional", annualKwh: 80_000, hasOwnPrices: false } as const;

it("a large business whose prices and segment nobody told may be over 36 kVA; others are not doubted", () => {
  expect(mayHaveLargerConnection(bakery)).toBe(true);
  expect(mayHaveLargerConnection({ ...bakery, segment: "C5" })).toBe(true);
  expect(mayHaveLargerConnection({ ...bakery, segment: "C4" })).toBe(false);
  expect(mayHaveLargerConnection({ ...bakery, hasOwnPrices: true })).toBe(false);
  expect(mayHaveLargerConnection({ ...bakery, annualKwh: 45_000 })).toBe(false);
  expect(mayHaveLargerConnection({ ...bakery, consumerType: "individual" })).toBe(false);
});
