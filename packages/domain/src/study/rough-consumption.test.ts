import * as fc from "fast-check";
import { expect, it } from "vitest";
import { roughKwh } from "./rough-consumption.ts";

it.each([
  [300, 500],
  [4500, 4500],
  [4873, 5000],
  [5241, 5000],
  [12_400, 10_000],
  [15_000, 15_000],
  [184_000, 200_000],
])("%d kWh are counted as %d", (kwh, counted) => {
  expect(roughKwh(kwh)).toBe(counted);
});

it("what is counted is never far from what is used, and stays the same for others who use about as much", () => {
  fc.assert(
    fc.property(fc.double({ min: 2000, max: 1e9, noNaN: true }), (kwh) => {
      const counted = roughKwh(kwh);
      expect(Math.abs(counted - kwh) / kwh).toBeLessThanOrEqual(0.25);
      expect(roughKwh(counted)).toBe(counted);
    }),
  );
});
