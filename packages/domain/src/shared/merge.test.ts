import { describe, expect, it } from "vitest";
import { merge } from "./merge.ts";

describe("the parts that features give to a table", () => {
  it("are one", () => {
    expect(merge([{ a: 1 }, {}, { b: 2 }])).toEqual({ a: 1, b: 2 });
  });

  it("never say the same twice", () => {
    expect(() => merge([{ a: 1, b: 1 }, { b: 2 }])).toThrow("Two features answer for b");
  });
});
