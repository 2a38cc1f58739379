import { describe, expect, it } from "vitest";
import { highestShown, highestTyped } from "./highest-price.ts";

describe("the highest price of a search", () => {
  it.each([
    ["individual", { maxPrice: undefined, maxPriceWithTax: 0.125 }],
    ["professional", { maxPrice: 0.125, maxPriceWithTax: undefined }],
  ] as const)("is asked as the %s typed it, and shown so again", (reader, filters) => {
    expect(highestTyped(0.125, reader)).toEqual(filters);
    expect(highestShown(filters, reader)).toBe(0.125);
    expect(highestTyped(undefined, reader)).toEqual({});
  });

  it("is told in the reader's own way when a link comes from another", () => {
    expect(highestShown({ maxPrice: 0.1 }, "individual")).toBe(0.12);
    expect(highestShown({ maxPriceWithTax: 0.12 }, "professional")).toBe(0.1);
    expect(highestShown({}, "individual")).toBeUndefined();
  });
});
