import { describe, expect, it } from "vitest";
import { earnsWithSome, oneLeavesText } from "./one-of-them.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const at = (price: number) => ({ min: price, max: price });
// With nobody: 100 000 kWh × 0.06 − 40 = 5960 €. Each of 17 adds (7830 − 5960) ÷ 17 = 110 €.
const sale = {
  agreed: { consumers: 17 },
  earnsEur: { low: 7830, high: 9000 },
  todayEur: { low: 7830, high: 7830 },
  producedKwh: 100_000,
  soldAt: at(0.1),
  surplusPrice: 0.06,
  membershipEur: 40,
};

describe("what one of a producer's participants is to his sum", () => {
  it("is the mean of all: what some of them bring, beside a surplus", () => {
    expect(earnsWithSome(sale, 9)).toEqual({ low: 6950, high: 6950 });
    expect(earnsWithSome(sale, 17)).toEqual(sale.todayEur);
  });

  it("is what he loses at most where one leaves", () => {
    expect(plain(oneLeavesText(sale))).toBe(
      "Si un participant part, ce que les autres ne prennent pas de sa part se vend comme surplus : en moyenne, jusqu’à 110 € de moins par an, davantage s’il consomme plus que les autres.",
    );
  });

  it("is, of those who have signed, what their contracts bring above a surplus: the rest of it is sold all the same", () => {
    const bySigned = (contracts: number, earnsEur: number, unpriced = 0) =>
      plain(oneLeavesText({ ...sale, signed: { contracts, unpriced, sum: { earnsEur } } }));
    // 6 600 kWh at 10 c€: 660 € of sharing, of which the surplus would bring 396: 93 400 × 0.06 + 660 − 40 = 6224, 264 above 5960.
    expect(bySigned(1, 6224)).toBe(
      "Si un participant qui a signé part, ce que les autres ne prennent pas de sa part se vend comme surplus : jusqu’à 260 € de moins par an.",
    );
    // Two of such contracts, and one without a price, which no sum has.
    expect(bySigned(3, 6488, 1)).toBe(
      "Si un participant qui a signé part, ce que les autres ne prennent pas de sa part se vend comme surplus : en moyenne, jusqu’à 260 € de moins par an, davantage s’il consomme plus que les autres.",
    );
  });

  it("has no figure of four, nor of those whom nobody is told of", () => {
    const words =
      "Si un participant part, ce que les autres ne prennent pas de sa part se vend comme surplus, moins cher.";
    for (const few of [{ agreed: { consumers: 4 } }, { todayEur: null }]) {
      expect(oneLeavesText({ ...sale, ...few })).toBe(words);
      expect(earnsWithSome({ ...sale, ...few }, 2)).toBeNull();
    }
  });

  it("is nothing where nobody takes part, no price is published, or a surplus brings as much", () => {
    for (const none of [
      { agreed: { consumers: 0 } },
      { surplusPrice: null },
      { soldAt: null },
      { soldAt: at(0.06) },
    ])
      expect(oneLeavesText({ ...sale, ...none })).toBeNull();
  });
});
