import { describe, expect, it } from "vitest";
import { pageCount, pageWithin } from "./pages.ts";

describe("the pages of a table", () => {
  it.each([
    [0, 1],
    [1, 1],
    [50, 1],
    [51, 2],
    [1000, 20],
  ])("%i rows by fifty take %i", (total, pages) => {
    expect(pageCount(total, 50)).toBe(pages);
  });

  it("stay where one asks", () => {
    expect(pageWithin(2, 51, 50)).toBe(2);
  });

  it("fall back on the last one when the rows of the one asked for are gone", () => {
    expect(pageWithin(2, 50, 50)).toBe(1);
    expect(pageWithin(99, 1001, 50)).toBe(21);
    expect(pageWithin(2, 0, 50)).toBe(1);
  });
});
