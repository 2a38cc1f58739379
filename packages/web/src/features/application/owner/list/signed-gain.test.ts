import { describe, expect, it } from "vitest";
import { signedGain } from "./signed-gain.ts";

const nbsp = "\u00a0";

describe("the column of what each candidate would gain", () => {
  it.each([
    [{ low: 8.2, high: 86 }, `de 8 à 86${nbsp}€`, false],
    [{ low: -4, high: 8 }, `de −4 à 8${nbsp}€`, false],
    [{ low: -12, high: -4 }, `de −12 à −4${nbsp}€`, true],
    [{ low: -3.2, high: 0.2 }, `de −3 à 0${nbsp}€`, true],
    [{ low: -0.3, high: 0.2 }, `0${nbsp}€`, false],
  ])("%o is %s, a loss: %s", (savingEur, text, isLoss) => {
    expect(signedGain({ savingEur, savingWithoutVatEur: null })).toEqual({ text, isLoss });
  });

  it("is without tax for a business", () => {
    const sum = { savingEur: { low: 10, high: 20 }, savingWithoutVatEur: { low: 8, high: 16 } };
    expect(signedGain(sum).text).toBe(`de 8 à 16${nbsp}€${nbsp}HT`);
  });
});
