import { expect, it } from "vitest";
import { reachableFirst } from "./reachable-first.ts";

const ids = (found: string, reachable: string) => {
  const of = (text: string) => [...text].map((id) => ({ id }));
  return reachableFirst(of(found), of(reachable))
    .map(({ id }) => id)
    .join("");
};

it("puts what an address could join, and the circle leaves out, before what it could not", () => {
  expect(ids("abc", "bd")).toBe("bdac");
  expect(ids("a", "xy")).toBe("xya");
});

it("keeps the order of the list that has them all, and where nothing is within reach", () => {
  expect(ids("abc", "cb")).toBe("abc");
  expect(ids("abc", "")).toBe("abc");
});
