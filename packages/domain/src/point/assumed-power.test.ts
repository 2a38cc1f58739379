import { expect, it } from "vitest";
import { assumedPower } from "./assumed-power.ts";

it("is the power where it is known, else that of the production, else none", () => {
  expect(assumedPower({ powerKw: 36, annualKwh: 40_000 })).toBe(36);
  expect(assumedPower({ powerKw: 0, annualKwh: 11_000 })).toBe(10);
  expect(assumedPower({ powerKw: 0, annualKwh: 0 })).toBeNull();
});
