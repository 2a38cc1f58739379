import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayedPrice, priceToKeep, toHt, toTtc } from "./displayed-price.ts";
import * as messages from "./messages.ts";
import { decimalText, emptyAsNull, integerText } from "./numbers.ts";
import { priceRangeText } from "./price-doubt.ts";
import { priceRangeSchema, priceSchema, priceText } from "./pricing.ts";

describe("a decimal number as typed", () => {
  it.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    [" 0,125 ", 0.125],
    ["7", 7],
  ])("%j is %d", (text, value) => {
    expect(decimalText.parse(text)).toBe(value);
  });

  it.each(["-1", "1,", ",5", "1e3", "1 000", "12,5,1", "0x10", "NaN", "Infinity", "douze", "١٢"])(
    "%j is refused",
    (text) => {
      expect(decimalText.safeParse(text).error?.issues[0]?.message).toBe(messages.number);
    },
  );
});

describe("a whole number as typed", () => {
  it("is made of digits", () => {
    expect(integerText.parse(" 4500 ")).toBe(4500);
  });

  it.each(["4500,0", "4500.5", "-3", "4 500", "1e3"])("%j is refused", (text) => {
    expect(integerText.safeParse(text).error?.issues[0]?.message).toBe(messages.integer);
  });
});

describe("an optional number", () => {
  const optionalPrice = emptyAsNull(priceText);

  it("is null when nothing is typed", () => {
    expect(optionalPrice.parse(" ")).toBeNull();
    expect(optionalPrice.parse("0,2")).toBe(0.2);
  });

  it("keeps the message of its own rule", () => {
    expect(optionalPrice.safeParse("abc").error?.issues[0]?.message).toBe(messages.number);
    expect(optionalPrice.safeParse("0").error?.issues[0]?.message).toBe(messages.price);
  });
});

describe("a price", () => {
  it.each([0.0001, 0.125, 1, 10])("may be %d €/kWh", (price) => {
    expect(priceSchema.parse(price)).toBe(price);
  });

  it.each([0, -0.1, 10.01, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, "0,1", null])(
    "may not be %j",
    (price) => {
      expect(priceSchema.safeParse(price).error?.issues[0]?.message).toBe(messages.price);
    },
  );

  it("is kept to the millionth of a euro", () => {
    expect(priceSchema.parse(0.12 / 1.1)).toBe(0.109091);
  });

  it("gets the same verdict typed in a form and sent to the API", () => {
    const decimals = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 9_999_999 }));
    fc.assert(
      fc.property(decimals, fc.constantFrom(",", "."), ([whole, fraction], separator) => {
        const typed = `${whole}${separator}${String(fraction).padStart(7, "0")}`;
        const form = priceText.safeParse(typed);
        const wire = priceSchema.safeParse(Number(typed.replace(",", ".")));
        expect(form.data).toBe(wire.data);
        expect(form.error?.issues[0]?.message).toBe(wire.error?.issues[0]?.message);
      }),
    );
  });
});

describe("a price range", () => {
  it("must end above its start", () => {
    expect(priceRangeSchema.parse({ min: 0.1, max: 0.12 })).toEqual({ min: 0.1, max: 0.12 });
    for (const max of [0.1, 0.09]) {
      const issue = priceRangeSchema.safeParse({ min: 0.1, max }).error?.issues[0];
      expect(issue?.message).toBe("Ce prix doit être supérieur à la fourchette basse.");
      expect(issue?.path).toEqual(["max"]);
    }
  });

  it("is judged alike when it is typed", () => {
    expect(priceRangeText.parse({ min: "0,1", max: "0.12" })).toEqual({ min: 0.1, max: 0.12 });
    const issue = priceRangeText.safeParse({ min: "0,1", max: "0,1" }).error?.issues[0];
    expect(issue?.message).toBe(messages.priceRange);
  });
});

describe("VAT", () => {
  it("is 20 %, for individuals only", () => {
    expect(toTtc(0.1)).toBe(0.12);
    expect(toHt(0.12)).toBe(0.1);
    expect(displayedPrice(0.1, "individual")).toBe(0.12);
    expect(displayedPrice(0.1, "professional")).toBe(0.1);
    expect(priceToKeep(0.12, "individual")).toBe(0.1);
    expect(priceToKeep(0.12, "professional")).toBe(0.12);
  });

  it.each(["individual", "professional"] as const)(
    "is not added for the %s by who is exempt of it",
    (reader) => {
      expect(displayedPrice(0.1, reader, "franchise")).toBe(0.1);
      expect(priceToKeep(0.1, reader, "franchise")).toBe(0.1);
    },
  );

  it("leaves a typed price as it was when it is shown again, to the hundredth of a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (tenThousandths) => {
        const typed = tenThousandths / 10_000;
        expect(displayedPrice(priceToKeep(typed, "individual"), "individual")).toBeCloseTo(typed, 5);
      }),
    );
  });
});
