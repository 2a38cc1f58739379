import { describe, expect, it } from "vitest";
import { numberOfShortCode, shortCode } from "./short-code.ts";

const numbers = [0, 1, 2, 3, 30, 31, 900, 12_345, 999_999, 24_299_999];

describe("a project's short code", () => {
  it.each(numbers)("leads back to project %i, typed in small letters or capitals", (number) => {
    const code = shortCode(number);
    expect(code).toMatch(/^[2-9a-z]{5}$/);
    expect(numberOfShortCode(code)).toBe(number);
    expect(numberOfShortCode(code.toUpperCase())).toBe(number);
  });

  it("is another for each project", () => {
    const codes = Array.from({ length: 50_000 }, (_, number) => shortCode(number));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("never has a sign that is taken for another", () => {
    const codes = Array.from({ length: 5_000 }, (_, number) => shortCode(number)).join("");
    expect(codes).not.toMatch(/[01oilu]/);
  });

  it("leads nowhere with one sign wrong: the first ten thousand projects are far apart", () => {
    const taken = new Set(Array.from({ length: 10_000 }, (_, number) => number + 1));
    const slips = [..."23456789abcdefghjkmnpqrstvwxyz"].flatMap((sign) =>
      [...shortCode(42)].map((_, at) => shortCode(42).slice(0, at) + sign + shortCode(42).slice(at + 1)),
    );
    const reached = slips.filter(
      (slip) => slip !== shortCode(42) && taken.has(numberOfShortCode(slip) ?? -1),
    );
    expect(reached).toEqual([]);
  });

  it.each(["", "abcd", "abcdef", "abcd0", "abc e", "ábcde"])("is none: %j", (text) => {
    expect(numberOfShortCode(text)).toBeNull();
  });

  it.each([-1, 1.5, 24_300_000, Number.NaN])("is not given to %d", (number) => {
    expect(() => shortCode(number)).toThrow(RangeError);
  });
});
