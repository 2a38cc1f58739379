import { describe, expect, it } from "vitest";
import { payback, quoteText, typedQuote } from "./payback.ts";

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

  it.each(["95000 €", "95 000 EUR", "95\u202f000\u00a0€", "95000 euros", " 95000,00 € ", "95000.00"])(
    "is read as a quote has it: %s",
    (typed) => {
      expect(quoteText.parse(typed)).toBe(95_000);
    },
  );

  it("shows its digits alone while it is typed, and leaves what it cannot read for its message", () => {
    expect(typedQuote("95 000 €")).toBe("95000");
    expect(typedQuote("95000 E")).toBe("95000");
    expect(typedQuote("12,5")).toBe("12,5");
    expect(typedQuote("€")).toBe("");
  });

  it.each(["0", "12,5", "95.000", "beaucoup", "1000000000"])("is not %s, and says what one is", (typed) => {
    const { success, error } = quoteText.safeParse(typed);
    expect(success).toBe(false);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Indiquez le montant du devis en euros, sans centimes, par exemple 12\u00a0000.",
    ]);
  });
});
