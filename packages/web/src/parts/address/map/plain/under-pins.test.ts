import { expect, it } from "vitest";
import { houseOver } from "./under-pins.ts";

const name = { x: 100, y: 100 };

it.each([
  ["in the middle of its town", 100, 100],
  ["beside it", 90, 104],
  ["on its letters", 108, 112],
])("a house %s hides the town's name", (_, x, y) => {
  expect(
    houseOver(name, [
      { x: 0, y: 0, isAside: false },
      { x, y, isAside: false },
    ]),
  ).toMatchObject({ x, y });
});

it.each([
  ["above", 100, 80],
  ["on one side", 140, 100],
  ["well below", 100, 140],
])("a house %s leaves it to be read", (_, x, y) => {
  expect(houseOver(name, [{ x, y, isAside: false }])).toBeUndefined();
});

it("without a house every name is where its place is", () => {
  expect(houseOver(name, [])).toBeUndefined();
});

it("a house that gave way to a project hides what is under its own name as well", () => {
  expect(houseOver(name, [{ x: 100, y: 70, isAside: true }])).toBeDefined();
  expect(houseOver(name, [{ x: 100, y: 70, isAside: false }])).toBeUndefined();
});
