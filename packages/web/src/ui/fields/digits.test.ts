import { describe, expect, it } from "vitest";
import { caretAfter, inGroups, inThousands, phoneDigitsOf, phoneGroups, tidyHour } from "./digits.ts";

describe("a phone number", () => {
  it.each([
    ["06 12 34 56 78", "0612345678"],
    ["+33 6 12 34 56 78", "0612345678"],
    ["+33 (0)6.12.34.56.78", "0612345678"],
    ["0033612345678", "0612345678"],
    ["+", "+"],
    ["+3", "+3"],
    ["+33", "0"],
  ])("typed %j is kept as %j", (typed, kept) => {
    expect(phoneDigitsOf(typed)).toBe(kept);
  });

  it("shows in pairs", () => {
    expect(inGroups("0612345678", phoneGroups)).toBe("06 12 34 56 78");
  });
});

describe("kilowatt-hours", () => {
  it.each([
    ["", ""],
    ["850", "850"],
    ["4200", "4 200"],
    ["91520", "91 520"],
    ["1250000", "1 250 000"],
    ["1234,5", "1234,5"],
  ])("typed %j read %j", (typed, shown) => {
    expect(inThousands(typed)).toBe(shown);
  });
});

describe("an hour", () => {
  it.each([
    ["8", "08:00"],
    ["8h30", "08:30"],
    ["20h", "20:00"],
    ["2000", "20:00"],
    ["07:15", "07:15"],
    ["midi", "midi"],
    ["", ""],
  ])("typed %j reads %j", (typed, tidy) => {
    expect(tidyHour(typed)).toBe(tidy);
  });
});

describe("the caret", () => {
  it("stays after the same digit when spaces come and go", () => {
    expect(caretAfter("16 123 4", 0)).toBe(0);
    expect(caretAfter("16 123 4", 2)).toBe(2);
    expect(caretAfter("16 123 4", 3)).toBe(4);
    expect(caretAfter("16 123 4", 99)).toBe(8);
  });
});
