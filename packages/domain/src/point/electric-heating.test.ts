import { expect, it } from "vitest";
import { toldHeating } from "./electric-heating.ts";

it.each([
  ["individual", true, true],
  ["individual", false, false],
  ["individual", null, null],
  ["individual", undefined, null],
  ["professional", true, null],
  ["professional", undefined, null],
] as const)("the heating of a %s who told %s is told as %s", (consumerType, electricHeating, told) => {
  expect(toldHeating({ consumerType, electricHeating })).toBe(told);
});
