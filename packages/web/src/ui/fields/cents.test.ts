import { decimalText } from "@mec/domain/shared";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf, eurosOf } from "./cents.ts";

describe("a price that is typed in cents", () => {
  it.each([
    ["12,5", "0,125"],
    ["12.5", "0,125"],
    ["12", "0,12"],
    ["12,", "0,12"],
    ["5", "0,05"],
    ["0,5", "0,005"],
    ["100", "1,00"],
    ["1234,56", "12,3456"],
    [" 12 ", "0,12"],
  ])("of %j is kept as %j euros", (cents, euros) => {
    expect(eurosOf(cents)).toBe(euros);
  });

  it.each(["", "douze", "-12", "12 c€", "1 200", ",5"])("and is no number stays as it is: %j", (typed) => {
    expect([eurosOf(typed), centsOf(typed)]).toEqual([typed, typed]);
  });

  it.each([
    ["0,125", "12,5"],
    ["0.125", "12,5"],
    ["0,12", "12"],
    ["0,1200", "12"],
    ["0,1", "10"],
    ["1", "100"],
    ["0", "0"],
    ["0,005", "0,5"],
  ])("shows %j euros as %j cents", (euros, cents) => {
    expect(centsOf(euros)).toBe(cents);
  });

  it("is a hundredth in euros, and the same again in cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (tenThousandths) => {
        const cents = String(tenThousandths / 10_000).replace(".", ",");
        fc.pre(!cents.includes("e"));
        expect(decimalText.parse(eurosOf(cents))).toBeCloseTo(tenThousandths / 1_000_000, 9);
        expect(centsOf(eurosOf(cents))).toBe(cents);
      }),
    );
  });
});
