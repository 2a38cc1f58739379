import { expect, it } from "vitest";
import { topOf } from "./top-of.ts";

it.each([
  [1.17, 1.2],
  [0.58, 0.6],
  [9.3, 10],
  [15, 15],
  [0, 1],
])("drawings whose most is %f end at %f", (most, top) => {
  expect(topOf(most)).toBe(top);
});
