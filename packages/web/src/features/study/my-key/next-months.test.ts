import { expect, it } from "vitest";
import { nextMonths } from "./next-months.ts";

it("offers twelve months from this one on, across the year's end", () => {
  const months = nextMonths(new Date("2026-11-21T12:00:00Z"));
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ value: "2026-11", label: "novembre 2026" });
  expect(months[2]).toEqual({ value: "2027-01", label: "janvier 2027" });
});
