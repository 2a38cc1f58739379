import { describe, expect, it } from "vitest";
import { directionOf, nextSort } from "./sorting.ts";

describe("the sort of a column", () => {
  it("goes upwards at the first press, downwards at the second, upwards again at the third", () => {
    const first = nextSort("name", "-date");
    const second = nextSort("name", first);
    expect([first, second, nextSort("name", second)]).toEqual(["name", "-name", "name"]);
  });

  it("is said in the words of aria-sort", () => {
    expect(directionOf("name", "name")).toBe("ascending");
    expect(directionOf("name", "-name")).toBe("descending");
    expect(directionOf("name", "date")).toBe("none");
    expect(directionOf("name", undefined)).toBe("none");
  });
});
