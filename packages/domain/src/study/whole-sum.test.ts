import fc from "fast-check";
import { expect, it } from "vitest";
import { revenueAsRead, totalAsRead, wholeEuros, wholeSum } from "./whole-sum.ts";

const amount = fc.double({ min: 0, max: 5000, noNaN: true });

it("adds up as it is read, each part near what it is", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 3 }), (energy, costs) => {
      const left = costs.reduce((all, cost) => all - cost, energy);
      const told = wholeSum(left, costs);
      expect(told.costs.reduce((all, cost) => all - cost, told.energy)).toBe(told.left);
      expect(told.left).toBe(wholeEuros(left));
      expect(told.costs).toEqual(costs.map(wholeEuros));
      expect(Math.abs(told.energy - energy)).toBeLessThanOrEqual((costs.length + 1) / 2 + 1e-9);
    }),
  );
});

it("gives the cents to the energy, which is an estimate, and to no cost that is told elsewhere", () => {
  expect(wholeSum(-7.6, [5.4, 15])).toEqual({ energy: 12, costs: [5, 15], left: -8 });
  expect(wholeSum(8, [])).toEqual({ energy: 8, costs: [], left: 8 });
});

it("reads no zero with a sign", () => {
  expect(Object.is(wholeEuros(-0.2), 0)).toBe(true);
});

it("a total is that of its rows as they are read: −683 of three rows stays −683 wherever it is told", () => {
  // Their exact sum, −683.6, would be told as −684 beside rows that add up to −683.
  expect(totalAsRead([-256.4, -227.4, -199.8])).toBe(-683);
  expect(totalAsRead([])).toBe(0);
  // By the cents that are answered, half away from nothing on both sides.
  expect([totalAsRead([-683.495]), totalAsRead([683.495])].map(Math.abs)).toEqual([684, 684]);
  expect([wholeEuros(-683.5), wholeEuros(683.5)]).toEqual([-684, 684]);
  expect(revenueAsRead(1987.6, 1080.7)).toBe(3069);
  expect(revenueAsRead(1987.6, null)).toBe(1988);
});
