import { describe, expect, it } from "vitest";
import { digitsOf } from "../../ui/fields/digits.ts";
import { prmText } from "./prm.ts";

describe("a PDL", () => {
  it.each([
    ["", ""],
    ["16", "16"],
    ["161", "16 1"],
    ["16123456789012", "16 123 456 789 012"],
    ["1612345678901299", "16 123 456 789 012 99"],
  ])("of digits %j shows as %j", (digits, shown) => {
    expect(prmText(digits)).toBe(shown);
  });

  it("keeps its digits only, however it was pasted", () => {
    expect(digitsOf("PDL : 16.123-456 789\u00a0012\n")).toBe("16123456789012");
  });
});
