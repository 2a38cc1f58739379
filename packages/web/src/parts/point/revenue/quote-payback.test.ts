import { expect, it } from "vitest";
import { fromSigned, shortQuotePaidText } from "./quote-payback.ts";

it("a quote is paid back from what the signed contracts bring, where that is less than few participants would", () => {
  const earnsEur = { low: 7950, high: 14_080 };
  const of = (signedEur: number, surplusEur: number | null = 6130) =>
    fromSigned(earnsEur, { earnsEur: signedEur, surplusEur });
  expect(fromSigned(earnsEur, null)).toEqual(earnsEur);
  expect(of(9000)).toEqual(earnsEur);
  const years = (paid: typeof earnsEur) =>
    shortQuotePaidText(95_000, { earnsEur: paid, sellingAllEur: 10_150 });
  expect(years(earnsEur)).toContain("7 à 12\u00a0ans");
  expect(years(of(7070))).toContain("7 à 14\u00a0ans");
  // One home of 4,000 kWh where no price of the surplus is published, and one that does not pay the contribution.
  expect(of(252, null)).toEqual(earnsEur);
  expect(of(-24)).toEqual(earnsEur);
});

it("a business that adds no VAT pays the one of its quote, told without: nobody gives it back", () => {
  const earned = { earnsEur: { low: 3450, high: 4130 }, sellingAllEur: 3750 };
  const by = (profileType: "professional" | "individual", vatRegime: "franchise" | "standard") =>
    shortQuotePaidText(45_000, earned, { profileType, vatRegime });
  // 45 000 ÷ 4130 = 10.9, ÷ 3450 = 13.04; with a fifth more, 54 000: 13.07 and 15.7.
  expect(by("professional", "standard")).toMatch(/^Devis remboursé en 11 à 14\u00a0ans/);
  expect(by("professional", "franchise")).toMatch(/^Devis, TVA comprise, remboursé en 13 à 16\u00a0ans/);
  // An individual's quote has it already.
  expect(by("individual", "franchise")).toMatch(/^Devis remboursé en 11 à 14\u00a0ans/);
});
