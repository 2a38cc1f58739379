import { describe, expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

describe("the verdict", () => {
  it.each([
    [{ low: 40, high: 90 }, true, "entre 40 € et 90 €"],
    [{ low: 0.2, high: 90 }, true, "entre 0 € et 90 €"],
    [{ low: 60, high: 60.2 }, true, "environ 60 €"],
    [{ low: -0.1, high: 0.2 }, false, "presque rien"],
    [{ low: -4.9, high: 0.2 }, false, "presque rien"],
    [
      { low: -40, high: 0.2 },
      false,
      "ne vous ferait pas économiser : à ce prix, il vous coûterait entre 0 € et 40 €",
    ],
    [{ low: -40, high: -0.2 }, false, "il vous coûterait entre 0 € et 40 €"],
    [{ low: -0.1, high: 0 }, false, "ne vous ferait pas économiser"],
    [
      { low: -30, high: -10 },
      false,
      "ne vous ferait pas économiser : à ce prix, il vous coûterait entre 10 € et 30 €",
    ],
    [{ low: -10.2, high: -10 }, false, "il vous coûterait environ 10 €"],
    [{ low: -30, high: 50 }, true, "jusqu’à 50 €"],
  ])("on %o", (range, saves, words) => {
    const verdict = verdictOf(range);
    expect(verdict.saves).toBe(saves);
    expect(verdict.verdict.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(words);
  });

  it("depends on the price only while there are several", () => {
    const range = { low: -30, high: 50 };
    expect(verdictOf(range).verdict).toMatch(/^Selon le prix convenu et la production, /u);
    expect(verdictOf(range, "", true).verdict).toMatch(/^À ce prix, et selon la production, /u);
  });
});
