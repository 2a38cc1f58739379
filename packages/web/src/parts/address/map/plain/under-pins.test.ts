import { expect, it } from "vitest";
import { isUnderPin } from "./under-pins.ts";

const name = { x: 100, y: 100 };

it.each([
  ["in the middle of its town", 100, 100],
  ["beside it", 90, 104],
  ["on its letters", 108, 112],
])("a house %s hides the town's name", (_, x, y) => {
  expect(
    isUnderPin(name, [
      { x: 0, y: 0 },
      { x, y },
    ]),
  ).toBe(true);
});

it.each([
  ["above", 100, 80],
  ["on one side", 140, 100],
  ["well below", 100, 140],
])("a house %s leaves it to be read", (_, x, y) => {
  expect(isUnderPin(name, [{ x, y }])).toBe(false);
});

it("without a house every name is where its place is", () => {
  expect(isUnderPin(name, [])).toBe(false);
});
