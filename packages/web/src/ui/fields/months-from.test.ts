import { expect, it } from "vitest";
import { monthsFrom } from "./months-from.ts";

const november = new Date("2026-11-22T12:00:00Z");

it("one chooses among this month and three years of others", () => {
  const months = monthsFrom(november, "");
  expect(months.slice(0, 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect(months).toHaveLength(36);
});

it("a month that is past stays chosen until another is", () => {
  expect(monthsFrom(november, "2026-03")[0]).toBe("2026-03");
  expect(monthsFrom(november, "2027-01")).toHaveLength(36);
});
