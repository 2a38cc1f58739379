import { describe, expect, it } from "vitest";
import { areAdded } from "./added-readings.ts";

const at = (from: string, to: string, given = {}) => ({
  prm: "12345678901234",
  stepMinutes: 30,
  from: new Date(from),
  to: new Date(to),
  ...given,
});
const kept = at("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z");

describe("readings are added to those that are kept", () => {
  it.each([
    ["they start where these end", at("2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"), true],
    ["31 days are missing", at("2026-03-04T00:00:00Z", "2026-03-05T00:00:00Z"), true],
    ["more is missing", at("2026-03-04T00:30:00Z", "2026-03-05T00:00:00Z"), false],
    ["they start before these end", at("2026-01-31T23:30:00Z", "2026-03-01T00:00:00Z"), false],
    ["all together are of more than five years", at("2026-02-01T00:00:00Z", "2031-01-06T00:00:00Z"), false],
    [
      "they are of another meter",
      at("2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z", { prm: "30001234567890" }),
      false,
    ],
    [
      "they have another step",
      at("2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z", { stepMinutes: 15 }),
      false,
    ],
  ])("when %s: %#", (_, given, expected) => {
    expect(areAdded(given, kept)).toBe(expected);
  });
});
