import { describe, expect, it } from "vitest";
import { moveGroup, moveMember, placeOf } from "./groups.ts";

const groups = [
  { name: "Écoles", ids: ["a", "b"] },
  { name: "Voisins", ids: ["c"] },
];

describe("priority groups", () => {
  it("have each participant in one place, or in none, which is last", () => {
    expect(["a", "c", "d"].map((id) => placeOf(groups, id))).toEqual([0, 1, 2]);
    const moved = moveMember(groups, "a", 1);
    expect(moved.map(({ ids }) => ids)).toEqual([["b"], ["c", "a"]]);
    expect(placeOf(moveMember(groups, "a", 2), "a")).toBe(2);
    expect(moveMember(groups, "d", 0)[0]?.ids).toEqual(["a", "b", "d"]);
  });

  it("change places with their neighbour, and stay at the ends", () => {
    const names = (index: number, by: -1 | 1) => moveGroup(groups, index, by).map(({ name }) => name);
    expect(names(1, -1)).toEqual(["Voisins", "Écoles"]);
    expect(names(0, 1)).toEqual(["Voisins", "Écoles"]);
    expect(names(0, -1)).toEqual(["Écoles", "Voisins"]);
  });
});
