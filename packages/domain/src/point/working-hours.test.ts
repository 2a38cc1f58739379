import { describe, expect, it } from "vitest";
import { countedHours, toldHours } from "./working-hours.ts";

describe("the hours of a person", () => {
  it.each([
    ["professional", "early", "early", "early"],
    ["professional", "evening", "evening", "evening"],
    ["professional", "night", "night", "night"],
    ["professional", "always", "always", "always"],
    ["professional", "term", "term", "term"],
    ["professional", null, null, "day"],
    ["professional", undefined, null, "day"],
    ["individual", "early", null, null],
    ["individual", undefined, null, null],
  ] as const)(
    "of a %s who told %s are told as %s, and counted as %s",
    (consumerType, told, asTold, counted) => {
      const person = { consumerType, workingHours: told };
      expect(toldHours(person)).toBe(asTold);
      expect(countedHours(person)).toBe(counted);
    },
  );
});
