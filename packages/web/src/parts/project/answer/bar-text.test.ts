import type { EstimateFigures } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { barText } from "./saving-words.ts";

const figures = {
  savingEur: { low: 4, high: 10 },
  savingWithoutVatEur: null,
  saves: true,
  withoutExemptionEur: { low: -40, high: -14 },
} as EstimateFigures;
const soon = { stage: "recruiting", expectedStart: "2026-06" } as const;
const told = (of: EstimateFigures, start: Parameters<typeof barText>[1] = soon) =>
  barText(of, start, "2026-05-24")?.replaceAll("\u00a0", " ") ?? null;

describe("the bar at the foot of a project's page", () => {
  it("has the sum of who told his use", () => {
    expect(told(figures)).toBe("De 4 à 10 € d’économie par an");
  });

  it("has no sum that saves nothing, nor one of two cases, of which it would hide the worse", () => {
    expect(told({ ...figures, saves: false })).toBeNull();
    expect(told(figures, { stage: "recruiting", expectedStart: "2027-07" })).toBeNull();
    expect(
      told({ ...figures, withoutExemptionEur: null }, { stage: "recruiting", expectedStart: null }),
    ).not.toBeNull();
  });
});
