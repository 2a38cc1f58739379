import { describe, expect, it } from "vitest";
import { comparedOf } from "./compared.ts";

describe("whose own sum a study tells", () => {
  const added = new Map([
    ["few", 10],
    ["most", 900],
    ["some", 300],
  ]);
  const addedBy = (name: string) => added.get(name) ?? 0;
  const candidates = [...added.keys()];

  it("is that of all, where they are few together", () => {
    expect(comparedOf({ members: ["a", "b"], candidates }, addedBy, 5)).toEqual(["a", "b", ...candidates]);
  });

  it("is bounded by participants and candidates together: of many, those candidates who would add most", () => {
    expect(comparedOf({ members: ["a", "b"], candidates }, addedBy, 4)).toEqual(["most", "some", "few"]);
    expect(comparedOf({ members: [], candidates }, addedBy, 2)).toEqual(["most", "some"]);
    expect(comparedOf({ members: ["a", "b", "c"], candidates: [] }, addedBy, 2)).toEqual([]);
  });
});
