import { expect, it } from "vitest";
import { monthsAround } from "./months-around.ts";

it("offers the last three months and twelve from this one on, across the year's end", () => {
  const months = monthsAround(new Date("2026-11-21T12:00:00Z"));
  expect(months).toHaveLength(15);
  expect(months[0]).toEqual({ value: "2026-08", label: "août 2026" });
  expect(months[3]).toEqual({ value: "2026-11", label: "novembre 2026" });
  expect(months[5]).toEqual({ value: "2027-01", label: "janvier 2027" });
});
