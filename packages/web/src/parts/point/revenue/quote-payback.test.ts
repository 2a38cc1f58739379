import { expect, it } from "vitest";
import { fromSigned, shortQuotePaidText } from "./quote-payback.ts";

it("a quote is paid back from what the signed contracts bring, where that is less than few participants would", () => {
  const earnsEur = { low: 7950, high: 14_080 };
  expect(fromSigned(earnsEur)).toEqual(earnsEur);
  expect(fromSigned(earnsEur, 9000)).toEqual(earnsEur);
  const years = (signedEur?: number) =>
    shortQuotePaidText(95_000, { earnsEur: fromSigned(earnsEur, signedEur), sellingAllEur: 10_150 });
  expect(years()).toContain("7 à 12\u00a0ans");
  expect(years(7070)).toContain("7 à 14\u00a0ans");
});
