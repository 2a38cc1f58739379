import { describe, expect, it } from "vitest";
import { exemptionCases } from "./exemption-cases.ts";

const sum = {
  savingEur: { low: -8, high: 10 },
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -31, high: -17 },
  saves: true,
};
const told = (of: Partial<typeof sum> | object = {}, isUnexempted = true) =>
  exemptionCases({ ...sum, ...of }, isUnexempted, "31 décembre 2026")?.map(({ sum, name }) =>
    `${sum} ${name}`.replaceAll(/[\u00a0\u202f]/gu, " "),
  ) ?? null;

describe("the two cases of the excise exemption", () => {
  it("lead with the one that most of the year may lie in, and say of the other until when it is sure", () => {
    expect(told()).toEqual([
      "de 17 à 31 € de perte si l’exonération s’arrêtait",
      "de 8 € de perte à 10 € d’économie seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026",
    ]);
  });

  it("both have the tax of their reader", () => {
    expect(
      told({
        savingWithoutVatEur: { low: 360, high: 1553 },
        withoutExemptionEur: { low: -1, high: 776 },
      }),
    ).toEqual([
      "de 1 € HT de perte à 776 € HT d’économie si l’exonération s’arrêtait",
      "de 360 à 1 553 € HT d’économie seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026",
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
