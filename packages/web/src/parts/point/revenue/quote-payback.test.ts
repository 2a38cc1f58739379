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
