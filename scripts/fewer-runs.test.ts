import * as fc from "fast-check";
import { expect, it } from "vitest";
import * as fewer from "./fewer-runs.ts";

it.each([
  ["a quarter of its cases", { numRuns: 400 }, 100],
  ["a quarter of the usual hundred", {}, 25],
  ["all its examples", { numRuns: 4, examples: [[1], [2], [3]] as [number][] }, 3],
])("a property that is tried again is tried on %s", (_, given, expected) => {
  const tried: number[] = [];
  const property = fc.property(fc.nat(), (n) => {
    tried.push(n);
  });
  fewer.assert(property, given);
  expect(tried).toHaveLength(expected);
});

it("a property that is tried again still fails", async () => {
  expect(() => fewer.assert(fc.property(fc.nat(), (n) => n < 0))).toThrow();
  await expect(fewer.default.assert(fc.asyncProperty(fc.nat(), async (n) => n < 0))).rejects.toThrow();
});
