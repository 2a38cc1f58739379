import { expect, it } from "vitest";
import { birthDateIssue } from "./birth-date.ts";

const now = new Date("2026-11-27T12:00:00.000Z");

it.each([
  ["1980-02-29", null],
  ["2008-11-27", null],
  ["2008-11-28", "BIRTH_DATE_IMPLAUSIBLE"],
  ["2015-03-04", "BIRTH_DATE_IMPLAUSIBLE"],
  ["1906-11-27", null],
  ["1906-11-26", "BIRTH_DATE_IMPLAUSIBLE"],
  ["1820-01-01", "BIRTH_DATE_IMPLAUSIBLE"],
  ["2026-11-27", "BIRTH_DATE_IN_FUTURE"],
  ["2999-01-01", "BIRTH_DATE_IN_FUTURE"],
])("who is born on %s signs, unless too young, mistyped, or not born: %s", (day, code) => {
  expect(birthDateIssue(day, now)?.code ?? null).toBe(code);
});
