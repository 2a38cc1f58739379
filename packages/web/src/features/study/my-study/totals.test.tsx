import { describe, expect, it } from "vitest";
import { producedIn, savedByText, savedIn } from "./totals.tsx";

const study = { participants: [{ savingEur: 5000.4 }, { savingEur: 58.8 }], withoutExemptionEur: 2269.4 };

describe("what all participants save", () => {
  it("is told in both its cases, by the words of every other page, where the project starts after the announced end", () => {
    expect(savedIn(study, true)).toEqual([
      ["si l’exonération s’arrêtait", "2\u202f269\u00a0€"],
      ["seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026", "5\u202f059\u00a0€"],
    ]);
  });

  it("is one sum before that end, where no end is announced, or by an answer that does not tell", () => {
    const one = "5\u202f059\u00a0€";
    expect(savedIn(study, false)).toBe(one);
    expect(savedIn({ ...study, withoutExemptionEur: null }, true)).toBe(one);
    expect(savedIn({ participants: study.participants }, true)).toBe(one);
  });
});

it("is the sum of what its rows say, and not of the cents behind them", () => {
  // 449.6 and 449.7 are read as 450 and 450, where their sum, 899.3, would be read as 899.
  const rows = { participants: [{ savingEur: 449.6 }, { savingEur: 449.7 }], withoutExemptionEur: null };
  expect(savedIn(rows, false)).toBe("900\u00a0€");
});

it("what the plants bring is the sum of what is told of it", () => {
  const told = { localSaleEur: 1987.6, surplusSaleEur: 1080.7, wholeSaleEur: null };
  const totals = { producerRevenueEur: 3068.3 } as Parameters<typeof producedIn>[0]["totals"];
  expect(producedIn({ revenue: told, totals })).toBe(3069);
  expect(producedIn({ revenue: { ...told, surplusSaleEur: null }, totals })).toBe(3068.3);
});

it("what a body pays to itself is said to be off the headline, beside it", () => {
  const body = {
    name: "Commune de Langouet",
    places: ["École"],
    plants: ["Toit"],
    withoutVat: "none" as const,
    ...{ savingEur: -256, paidToItselfEur: 1500, vatOnItEur: 300, soldToOthersEur: 0, surplusSaleEur: 0 },
    ...{ totalEur: 1544, wholeSaleEur: null, exemptionEur: 0 },
  };
  const told = (ownBodies?: (typeof body)[]) => savedByText({ participants: [], ownBodies });
  expect(told()).toBe("Par tous les participants ensemble.");
  expect(told([body]).replaceAll(/[\u00a0\u202f]/gu, " ")).toBe(
    "Par tous les participants ensemble. « Commune de Langouet » se paie 1 800 € à soi-même, déduits ici : ses lieux économisent autant de plus.",
  );
});
