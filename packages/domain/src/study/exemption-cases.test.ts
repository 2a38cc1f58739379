import { describe, expect, it } from "vitest";
import { exemptionCases } from "./exemption-cases.ts";

const sum = {
  savingEur: { low: -8, high: 10 },
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -31, high: -17 },
  saves: true,
};
const told = (of: Partial<typeof sum> | object = {}, isUnexempted = true) =>
  exemptionCases({ ...sum, ...of }, isUnexempted)?.map(({ sum, name }) =>
    `${sum} ${name}`.replaceAll(/[\u00a0\u202f]/gu, " "),
  ) ?? null;

describe("the two cases of the excise exemption", () => {
  it("are told alike, each with its sum in words and its name", () => {
    expect(told()).toEqual([
      "de 8 € de perte à 10 € d’économie avec l’exonération de taxe (accise)",
      "de 17 à 31 € de perte si l’exonération s’arrêtait",
    ]);
  });

  it("both have the tax of their reader", () => {
    expect(
      told({
        savingWithoutVatEur: { low: 360, high: 1553 },
        withoutExemptionEur: { low: -1, high: 776 },
      }),
    ).toEqual([
      "de 360 à 1 553 € HT d’économie avec l’exonération de taxe (accise)",
      "de 1 € HT de perte à 776 € HT d’économie si l’exonération s’arrêtait",
    ]);
  });

  it("are one where the year lies before the announced end, none is announced, or nothing is saved in the better one", () => {
    expect([told({}, false), told({ withoutExemptionEur: null }), told({ saves: false })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
