import { describe, expect, it } from "vitest";
import { payback, quoteText } from "./payback.ts";

describe("how long panels take to pay their quote", () => {
  it("is a range of whole years, from the best year's income to the worst's", () => {
    expect(payback(48_000, { low: 3200, high: 5300 })).toEqual({ shortest: 9, longest: 15 });
    expect(payback(1000, { low: 3200, high: 5300 })).toEqual({ shortest: 1, longest: 1 });
  });

  it("is rounded up at the worst: 16 years and a half are not 16", () => {
    expect(payback(90_000, { low: 5460, high: 9900 })).toEqual({ shortest: 9, longest: 17 });
  });

  it("is not told where nothing may be earned", () => {
    expect(payback(48_000, { low: 0, high: 100 })).toBeNull();
  });
});

describe("a quote, as typed", () => {
  it("is whole euros, or nothing yet", () => {
    expect(quoteText.parse("48000")).toBe(48_000);
    expect(quoteText.parse("")).toBeNull();
  });

  it.each(["0", "12,5", "beaucoup", "1000000000"])("is not %s", (typed) => {
    expect(quoteText.safeParse(typed).success).toBe(false);
  });
});
