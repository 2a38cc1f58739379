import { describe, expect, it } from "vitest";
import { betterPower } from "./buy-back.ts";

const day = "2026-11-24";

describe("the power that sells for more", () => {
  it("is 36 kWc for a plant just above, whose every kWh sells for less", () => {
    expect(betterPower(40, day)).toEqual({ powerKw: 36, price: 0.0911, insteadOf: 0.0792 });
  });

  it.each([3, 36, 42, 100, 150])("is none other than its own for a plant of %s kW", (powerKw) => {
    expect(betterPower(powerKw, day)).toBeNull();
  });
});
