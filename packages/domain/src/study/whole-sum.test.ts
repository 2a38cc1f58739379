import fc from "fast-check";
import { expect, it } from "vitest";
import { wholeEuros, wholeSum } from "./whole-sum.ts";

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
