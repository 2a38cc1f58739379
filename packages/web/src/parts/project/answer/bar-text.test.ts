import type { EstimateFigures } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { barText, bothInBar } from "./saving-words.ts";

const figures = {
  savingEur: { low: 4, high: 10 },
  savingWithoutVatEur: null,
  saves: true,
  withoutExemptionEur: { low: -40, high: -14 },
} as EstimateFigures;
const soon = { stage: "recruiting", expectedStart: "2026-06" } as const;
const told = (of: Partial<EstimateFigures> = {}, start: Parameters<typeof barText>[1] = soon) =>
  barText({ ...figures, ...of }, start, "2026-05-24").sum.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("the bar at the foot of a project's page", () => {
  it("has the sum of who told his use, in signs that take one line", () => {
    expect(told()).toBe("+4 à +10 €");
    expect(told({ savingEur: { low: 12.1, high: 12.4 } })).toBe("+12 €");
    expect(told({ savingWithoutVatEur: { low: -0.2, high: 1716 } })).toBe("0 à +1 716 € HT");
  });

  it("is never better than the page: the other case stands under the first wherever the page tells it", () => {
    const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
    const otherOf = (start: Parameters<typeof barText>[1], of: Partial<EstimateFigures> = {}) =>
      barText({ ...figures, ...of }, start, "2026-05-24").other?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
    expect(otherOf(late)).toBe("oui : +4 à +10 €");
    expect(otherOf(soon)).toBeNull();
    expect(otherOf(late, { withoutExemptionEur: null })).toBeNull();
    expect(otherOf(late, { saves: false, savingEur: { low: -12, high: -7 } })).toBeNull();
  });

  it("has the sums of the page by their names, never a third made of both", () => {
    const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
    expect(told({}, late)).toBe("non : −40 à −14 €");
    expect(told({ saves: false, savingEur: { low: -12, high: -7 } })).toBe("−12 à −7 €");
    const nameOf = (start: Parameters<typeof barText>[1], of: Partial<EstimateFigures> = {}) =>
      barText({ ...figures, ...of }, start, "2026-05-24").name;
    expect(nameOf(late)).toBe("Par an, taxe exonérée");
    expect(nameOf(late, { withoutExemptionEur: null })).toBe("Pour vous, par an");
    expect(nameOf(soon)).toBe("Pour vous, par an");
  });

  it("has both cases with a price that is proposed too, in its tax, and never their span", () => {
    const price = {
      ...figures,
      savingWithoutVatEur: { low: 140, high: 295 },
      withoutExemptionEur: { low: 20, high: 46 },
    };
    const both = bothInBar(price, true);
    const words = [both?.name, both?.sum, both?.other];
    expect(words.map((text) => text?.replaceAll(/[\u00a0\u202f]/gu, " "))).toEqual([
      "Par an HT, taxe exonérée",
      "non : +20 à +46 €",
      "oui : +140 à +295 €",
    ]);
    expect(bothInBar(price, false)).toBeNull();
  });
});
