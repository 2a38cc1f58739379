import { expect, it } from "vitest";
import { kwh, sum } from "./figures.ts";

it("an amount is read in the same whole euros before the wire and after it", () => {
  const onceRead = (amount: number) => sum.encode(amount).toFixed(0);
  for (const amount of [763.4961, 763.4999, -0.4951, 12.5, 763.5001])
    expect(onceRead(amount)).toBe(amount.toFixed(0));
  expect(sum.encode(0.1 + 0.2)).toBe(0.3);
  expect(kwh.encode(12.34567)).toBe(12.346);
});
