import { expect, it } from "vitest";
import { answeredFor, mayFit, othersOf } from "./use-other-signatory.ts";

it("who signs for a home is not offered for a business while the business’s own answer is awaited", () => {
  const other = { place: "Maison", signatory: { firstName: "Camille" } } as never;
  const former = { of: "individual", other } as const;
  expect(answeredFor({ consumerType: "individual" }, former)).toBe(other);
  expect(answeredFor({ consumerType: "professional" }, former)).toBeUndefined();
  expect(answeredFor({ consumerType: "professional" }, { of: "professional", other: null })).toBeNull();
  expect(answeredFor({ consumerType: "individual" }, undefined)).toBeUndefined();
});

it("who signs for the account's roof is offered for its first building, after those who sign for its others", () => {
  const school = { id: "school", name: "École", consumerType: "professional" } as const;
  const home = { id: "home", name: "Maison", consumerType: "individual" } as const;
  const held = { consumptionPoints: [school, home], productionPoints: [{ id: "roof", name: "Toit" }] };
  const named = (place: Parameters<typeof othersOf>[1]) => othersOf(held, place).map(({ id }) => id);
  expect(named({ id: "school", consumerType: "professional" })).toEqual(["roof"]);
  expect(named({ consumerType: "professional" })).toEqual(["school", "roof"]);
});

it("who signs for the account's buildings is offered for its roof too, whoever that is", () => {
  const school = { id: "school", name: "École", consumerType: "professional" } as const;
  const home = { id: "home", name: "Maison", consumerType: "individual" } as const;
  const held = { consumptionPoints: [school, home], productionPoints: [{ id: "roof", name: "Toit" }] };
  expect(othersOf(held, { id: "roof", consumerType: null }).map(({ id }) => id)).toEqual(["school", "home"]);
  for (const entityType of ["Professionnel", "Particulier"] as const)
    expect(mayFit({ entityType }, null)).toBe(true);
});

it("a structure that signs for a roof is offered for a building, and not for a home", () => {
  expect(mayFit({ entityType: "Professionnel" }, "professional")).toBe(true);
  expect(mayFit({ entityType: "Professionnel" }, "individual")).toBe(false);
  expect(mayFit({ entityType: "Particulier" }, "professional")).toBe(false);
  expect(mayFit({ entityType: "Particulier" }, "individual")).toBe(true);
});
