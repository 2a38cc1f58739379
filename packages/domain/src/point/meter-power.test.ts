import { describe, expect, it } from "vitest";
import { needsOwnPrice, supposesUsualPower } from "./larger-connection.ts";
import {
  meterPowers,
  powerAnswer,
  powerAnswerText,
  priceListOf,
  toldPower,
  withListOf,
} from "./meter-power.ts";

describe("the power of a meter", () => {
  it("is told in kVA up to 36, and above as more: each answer reads as it was given", () => {
    for (const answer of [...meterPowers.map((kva) => `${kva}` as const), "over36", ""] as const)
      expect(powerAnswer(toldPower(answer))).toBe(answer);
    expect(toldPower("30")).toEqual({ segment: "C5", meterPower: 30 });
    expect(toldPower("over36")).toEqual({ segment: "C4", meterPower: null });
    expect([powerAnswerText("30"), powerAnswerText("over36"), powerAnswerText("")]).toEqual([
      "30\u00a0kVA",
      "Plus de 36\u00a0kVA",
      null,
    ]);
  });

  it("decides the price list of the regulated tariff: 3 and 6 kVA have one, more has the other", () => {
    expect(meterPowers.map(priceListOf)).toEqual([
      ...Array(2).fill("upTo6"),
      ...Array(meterPowers.length - 2).fill("upTo36"),
    ]);
    expect(priceListOf(null)).toBeNull();
  });

  it("says more than the list that was chosen with an offer, and nothing of it while it is not told", () => {
    const chosen = { subscribedPower: "upTo36" } as const;
    expect(withListOf(chosen, { meterPower: 6 })).toEqual({ subscribedPower: "upTo6" });
    expect(withListOf(chosen, { meterPower: null })).toBe(chosen);
  });

  it("once told is supposed no more: a large bakery of 30 kVA is asked no price before its sum, one of 42 kVA is", () => {
    const bakery = { consumerType: "professional", annualKwh: 80_000 } as const;
    expect(supposesUsualPower(bakery)).toBe(true);
    expect(supposesUsualPower({ ...bakery, ...toldPower("30") })).toBe(false);
    expect(needsOwnPrice({ ...bakery, contract: null })).toBe(true);
    expect(needsOwnPrice({ ...bakery, ...toldPower("30"), contract: null })).toBe(false);
    expect(needsOwnPrice({ ...bakery, ...toldPower("over36"), contract: null })).toBe(true);
  });
});
