import { expect, it } from "vitest";
import { chosenNames } from "./chosen-names.ts";

const written = (name: string, rank: number, x: number, y: number) => ({
  place: { name, rank, latitude: 0, longitude: 0 },
  x,
  y,
});
const chosen = (...names: ReturnType<typeof written>[]) => chosenNames(names).map(({ place }) => place.name);

it("names that have room are all written", () => {
  expect(chosen(written("Céret", 1, 0, 0), written("Reynès", 2, 0, 40), written("Oms", 2, 200, 0))).toEqual([
    "Céret",
    "Reynès",
    "Oms",
  ]);
});

it("where there is room for one, the greater place has it, whatever comes first", () => {
  expect(chosen(written("Langon", 2, 4, 4), written("Bordeaux", 0, 0, 0))).toEqual(["Bordeaux"]);
});

it("a name that was left out takes no room from others", () => {
  expect(chosen(written("A", 0, 0, 0), written("B", 1, 10, 20), written("C", 2, 10, 40))).toEqual(["A", "C"]);
});
