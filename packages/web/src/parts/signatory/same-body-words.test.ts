import type { PlaceOfBody } from "@mec/api/signatory";
import { expect, it } from "vitest";
import { alsoText, askedBodies } from "./same-body-words.ts";

const roof: PlaceOfBody = {
  ...{ kind: "producer", id: "1", name: "Toit", structure: "Commune" },
  ...{ number: "21350146400019", isDoubted: false },
};
const school: PlaceOfBody = {
  ...{ kind: "consumer", id: "2", name: "École", structure: "Commune" },
  ...{ number: "21350164400019", isDoubted: true },
};
const hall = { ...school, id: "3", name: "Salle" };

it("names the others of the structure that is corrected", () => {
  expect(alsoText([roof, school])).toBe(
    "Changer la structure aussi pour «\u00a0Toit\u00a0» et «\u00a0École\u00a0»",
  );
});

it("asks whether two that look alike are one, each with its places, and offers the number that may be right", () => {
  const asked = askedBodies([roof, school, hall]);
  expect(asked?.text).toBe(
    "Deux structures se ressemblent\u00a0: Commune 21350146400019 pour «\u00a0Toit\u00a0» et Commune 21350164400019 pour «\u00a0École\u00a0» et «\u00a0Salle\u00a0». Est-ce la même\u202f?",
  );
  expect(asked?.answers).toEqual([{ from: roof, to: [school, hall], label: "Oui, Commune 21350146400019" }]);
});

it("offers either number where both may be right, and asks nothing of one structure", () => {
  const other = { ...school, isDoubted: false };
  expect(
    askedBodies([roof, other])?.answers.map(({ from, to }) => [from.id, to.map(({ id }) => id)]),
  ).toEqual([
    ["1", ["2"]],
    ["2", ["1"]],
  ]);
  expect(askedBodies([school, hall])).toBeNull();
  expect(askedBodies([])).toBeNull();
});
