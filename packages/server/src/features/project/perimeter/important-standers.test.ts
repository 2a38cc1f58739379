import { expect, it } from "vitest";
import { inImportance, type Weighed } from "./important-standers.ts";

const stander = (id: string, given: Partial<Weighed> = {}) => ({
  id,
  isPlant: false,
  isOfPair: false,
  participant: true,
  faults: [],
  furthestKm: 1,
  inDoubt: false,
  ...given,
});

it("puts the plants and the two furthest apart first, then who breaks the rule, so that none of them is cut off", () => {
  const crowd = Array.from({ length: 600 }, (_, index) => stander(`neighbour ${index}`));
  const ordered = inImportance([
    ...crowd,
    stander("candidate", { participant: false }),
    stander("doubtful", { inDoubt: true }),
    stander("far candidate", { participant: false, faults: ["distance"] }),
    stander("far", { faults: ["distance"], furthestKm: 3 }),
    stander("farther", { faults: ["distance"], furthestKm: 5, isOfPair: true }),
    stander("one of the two", { isOfPair: true }),
    stander("roof", { isPlant: true }),
  ]).map(({ id }) => id);
  expect(ordered.slice(0, 6)).toEqual([
    "farther",
    "one of the two",
    "roof",
    "far",
    "far candidate",
    "doubtful",
  ]);
  expect(ordered.at(-1)).toBe("candidate");
});
