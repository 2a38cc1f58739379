import { expect, it } from "vitest";
import { profileTypeTold } from "./profile-type-told.ts";

const home = { consumerType: "individual" } as const;
const bakery = { consumerType: "professional" } as const;
const roof = {};
const town = { bearer: { kind: "municipality" } } as const;

it.each([
  ["nothing where nothing is held", [], [], [], null],
  ["a business by its place", [], [bakery], [], "professional"],
  ["a private person by his home", [], [home], [], "individual"],
  ["an owner by who bears his project, whatever his home is", [town], [home], [roof], "professional"],
  ["nothing by a home and a business", [], [home, bakery], [roof], null],
  ["a private person by his roof alone", [], [], [roof], "individual"],
  ["a business by its place, with a roof beside", [], [bakery], [roof], "professional"],
] as const)("what a person holds tells %s", (_, projects, consumptionPoints, productionPoints, type) => {
  expect(profileTypeTold({ projects, consumptionPoints, productionPoints })).toBe(type);
});
