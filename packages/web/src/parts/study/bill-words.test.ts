import { expect, it } from "vitest";
import { billMoveText } from "./bill-words.ts";

const sum = { savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null, billEur: 900 };
const told = (of: Partial<Parameters<typeof billMoveText>[0]>, isUnexempted = true) =>
  billMoveText({ ...sum, ...of }, isUnexempted)
    .replaceAll(/[\u00a0\u202f]/gu, " ")
    .replace("Votre énergie d’une année, hors abonnement : ", "");

it("tells the year's energy today and then, in figures that add up", () => {
  // 900 − 86 and 900 − 8
  expect(told({})).toBe("900 €, puis de 814 à 892 €.");
  // 360.4 − 1.6 = 358.8 would read 359, where the reader of 360 and 2 finds 358.
  expect(told({ billEur: 360.4, savingEur: { low: -2.6, high: 1.6 } })).toBe("360 €, puis de 358 à 363 €.");
});

it("tells both cases of the exemption where both are told of the sum, the one without it first", () => {
  const withoutExemptionEur = { low: -46.2, high: 10 };
  // 900 − 10 and 900 + 46
  expect(told({ withoutExemptionEur })).toBe(
    "900 €, puis de 890 à 946 €, ou de 814 à 892 € si l’exonération continue.",
  );
  expect(told({ withoutExemptionEur }, false)).toBe("900 €, puis de 814 à 892 €.");
});

it("is without VAT for a business that gets it back, as its sum is", () => {
  const business = { billEur: 15_883.4, billWithoutVatEur: 13_236.2, savingEur: { low: 404, high: 575 } };
  // 13 236 − 118 and 13 236 − 79
  expect(told({ ...business, savingWithoutVatEur: { low: 78.6, high: 118.2 } })).toBe(
    "13 236 € HT, puis de 13 118 à 13 157 € HT.",
  );
  expect(told({ isVatCounted: true })).toBe("900 € TTC, puis de 814 à 892 € TTC.");
});
