import { describe, expect, it } from "vitest";
import { coverageText, ownSaleText, producerEarnsText, productionText } from "./production-words.ts";

const plain = (text: string | null) => text?.replaceAll(/\s/gu, " ");
const project = { annualProductionKwh: 10_000, acceptedKwh: 40_000 };

describe("before a producer is accepted, the owner reads", () => {
  it("the project's production before and after", () => {
    expect(plain(productionText(project, 8000))).toBe(
      "Production du projet : 10 MWh par an aujourd’hui, 18 MWh après.",
    );
    expect(plain(productionText({ ...project, annualProductionKwh: 8000 }, 6000))).toContain(
      "8 MWh par an aujourd’hui, 14 MWh après",
    );
    expect(plain(productionText(project, 0))).toContain("n’est pas connue");
  });

  it("how much of what the participants consume is produced, all of it at most", () => {
    expect(plain(coverageText(project, 10_000))).toContain("25 % aujourd’hui, 50 % après");
    expect(plain(coverageText(project, 90_000))).toContain("25 % aujourd’hui, 100 % après");
    expect(coverageText({ ...project, acceptedKwh: 0 }, 8000)).toBeNull();
    expect(coverageText(project, 0)).toBeNull();
  });

  it("what he would earn here, against selling all", () => {
    const revenue = {
      producedKwh: 41_000,
      sharedKwh: { low: 9000, high: 33_000 },
      earnsEur: { low: 2614, high: 4391 },
      sellingAllEur: 3690,
      surplusPrice: 0.0536,
      fullSalePrice: 0.0911,
      highestPrice: 0.138,
      highestPriceWithoutExemption: null,
    };
    expect(plain(producerEarnsText(revenue))).toBe(
      "Pour le producteur, au prix qu’il demande : de 2 610 à 4 390 € par an ici, contre environ 3 690 € à tout vendre.",
    );
  });

  it("what his own sale becomes, against what it is today", () => {
    const sale = {
      before: { low: 3401, high: 4598 },
      after: { low: 3120, high: 4402 },
      isSurplusCounted: true,
    };
    expect(plain(ownSaleText(sale))).toBe(
      "Votre propre vente, surplus compris : de 3 120 à 4 400 € par an, au lieu de 3 400 à 4 600 €.",
    );
    expect(plain(ownSaleText({ ...sale, before: { low: 3402, high: 3403 } }))).toBe(
      "Votre propre vente, surplus compris : de 3 120 à 4 400 € par an, au lieu d’environ 3 400 €.",
    );
    expect(plain(ownSaleText({ ...sale, after: sale.before, isSurplusCounted: false }))).toBe(
      "Votre propre vente, surplus non compté, resterait la même : de 3 400 à 4 600 € par an.",
    );
  });
});
