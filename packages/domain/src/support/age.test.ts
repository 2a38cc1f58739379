import { expect, it } from "vitest";
import { ageText } from "./index.ts";

it.each([
  ["2026-11-25T08:00:00Z", "aujourd’hui"],
  ["2026-11-24T08:00:00Z", "hier"],
  ["2026-11-13T08:00:00Z", "il y a 12\u00a0jours"],
  ["2026-10-20T08:00:00Z", "il y a 1\u00a0mois"],
  ["2026-06-20T08:00:00Z", "il y a 5\u00a0mois"],
  ["2025-11-20T08:00:00Z", "il y a 1\u00a0an"],
  ["2024-06-20T08:00:00Z", "il y a 2\u00a0ans"],
  ["2026-11-26T08:00:00Z", "aujourd’hui"],
])("what happened on %s was %s", (moment, said) => {
  expect(ageText(moment, new Date("2026-11-25T12:00:00Z"))).toBe(said);
});
