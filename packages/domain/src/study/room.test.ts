import { expect, it } from "vitest";
import { homesWithRoom } from "./room.ts";

it.each([
  // 18,000 − 4,000 = 14,000 kWh: three homes of 4,500 kWh, and not a fourth.
  [18_000, 4000, 3],
  [4499, 0, 0],
  [4500, 0, 1],
  [10_000, 40_000, 0],
])(
  "%i kWh produced, of which %i are consumed, are enough for %i more homes",
  (annualProductionKwh, acceptedKwh, homes) => {
    expect(homesWithRoom({ annualProductionKwh, acceptedKwh })).toBe(homes);
  },
);
