import { expect, it } from "vitest";
import { toJoin } from "./projects-to-join.tsx";

it("a place that has left a project is not offered it first: three others are, where there are", () => {
  const near = ["a", "b", "c", "d"].map((id) => ({ id }));
  expect(toJoin(near, "a")).toEqual([{ id: "b" }, { id: "c" }, { id: "d" }]);
  expect(toJoin(near, undefined)).toHaveLength(3);
});
