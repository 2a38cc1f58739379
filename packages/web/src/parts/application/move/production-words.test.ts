import { spanOfVat } from "@mec/domain/study";
import { describe, expect, it } from "vitest";
import { untaxedOfOther } from "../../point/revenue/agreed-words.ts";
import {
  coverageText,
  offerText,
  ownSaleText,
  participantsGainText,
  producerEarnsText,
  productionText,
  settledPriceText,
  widenedRangeText,
} from "./production-words.ts";

const plain = (text: string | null) => text?.replaceAll(/\s/gu, " ");
const project = { annualProductionKwh: 10_000, acceptedKwh: 40_000 };

describe("before a producer is accepted, the owner reads", () => {
  it("what he brings and asks, as the producer himself reads it", () => {
    const reader = { profileType: "professional", vatRegime: "franchise" } as const;
    const barn = { productionType: "photovoltaic", powerKw: 100, isPlanned: true } as const;
    const price = { min: 0.1, max: 0.12 };
    expect(plain(offerText(barn, price, reader))).toBe(
      "100 kWc à poser et raccorder. Prix demandé : de 10 à 12 c€/kWh, sans TVA.",
    );
    // A price that participants have accepted is told in place of his, with his.
    expect(plain(offerText(barn, undefined, reader))).toBe("100 kWc à poser et raccorder.");
    expect(plain(offerText({ ...barn, isPlanned: false }, null, reader))).toBe(
      "100 kWc. Il donne son électricité.",
    );
    expect(
      plain(offerText({ productionType: "hydro", powerKw: null, isPlanned: true }, price, reader)),
    ).toMatch(/^Puissance non renseignée, à construire et raccorder\. /);
  });

  it("the project's production before and after, and for how many homes it is then enough", () => {
    expect(plain(productionText(project, 8000, true))).toMatch(
      /^Une fois en service, la production passera de 10 MWh à 18 MWh par an/,
    );
    expect(plain(productionText(project, 8000))).toBe(
      "La production passe de 10 MWh à 18 MWh par an : vos participants en consomment déjà autant.",
    );
    // 18,000 − 4,000 kWh are enough for three homes of 4,500 kWh.
    expect(plain(productionText({ ...project, acceptedKwh: 4000 }, 8000))).toBe(
      "La production passe de 10 MWh à 18 MWh par an : place pour environ 3 foyers de plus.",
    );
    expect(plain(productionText({ ...project, acceptedKwh: 9000 }, 8000))).toMatch(
      /environ 2 foyers de plus\.$/,
    );
    expect(plain(productionText({ ...project, acceptedKwh: 14_000 }, 8000))).toMatch(
      /: il en reste moins que ce qu’un foyer consomme\.$/,
    );
    expect(plain(productionText({ ...project, acceptedKwh: null }, 8000))).toMatch(/18 MWh par an\.$/);
    expect(plain(productionText({ ...project, annualProductionKwh: 8000 }, 6000))).toContain(
      "passe de 8 MWh à 14 MWh",
    );
    expect(plain(productionText(project, 0))).toContain("n’est pas connue");
  });

  it("how much of what the participants consume is produced, all of it at most", () => {
    expect(plain(coverageText(project, 10_000))).toContain("25 % aujourd’hui, 50 % après");
    expect(plain(coverageText(project, 90_000))).toContain("25 % aujourd’hui, 250 % après");
    expect(coverageText({ ...project, acceptedKwh: 0 }, 8000)).toBeNull();
    expect(coverageText(project, 0)).toBeNull();
  });

  it("whether his participants gain at the price that is asked, a home at the regulated tariff", () => {
    const at = (
      price: { min: number; max: number } | null,
      vatRegime: "standard" | "franchise" | null = "standard",
    ) =>
      plain(
        participantsGainText(
          { highestPrice: 0.118 },
          { soldAt: price, comingAt: price },
          { profileType: "professional", vatRegime },
        ),
      );
    expect(at({ min: 0.1, max: 0.11 })).toBe(
      "Pour vos participants : à 11 c€/kWh HT, un foyer au tarif réglementé gagne sur chaque kWh, cotisation à déduire ; au-dessus de 11,8 c€/kWh HT, il y perdrait.",
    );
    expect(at({ min: 0.1, max: 0.12 })).toContain("ne gagne rien ; il y gagne en dessous de 11,8 c€/kWh HT");
    // Where no VAT is added, all that a kWh saves is left for its price: 11.8 × 1.2 = 14.16.
    expect(at({ min: 0.1, max: 0.12 }, "franchise")).toMatch(
      /gagne sur chaque kWh, cotisation à déduire ; au-dessus de 14,16 c€.kWh, sans TVA/,
    );
    // Those of today keep what they accepted: those who come pay up to what a dearer newcomer asks.
    const dearer = { soldAt: { min: 0.1, max: 0.1 }, comingAt: { min: 0.12, max: 0.13 } };
    expect(
      plain(
        participantsGainText({ highestPrice: 0.118 }, dearer, {
          profileType: "professional",
          vatRegime: "standard",
        }),
      ),
    ).toBe(
      "Pour vos participants à venir : à 13 c€/kWh HT, un foyer au tarif réglementé ne gagne rien ; il y gagne en dessous de 11,8 c€/kWh HT.",
    );
    // Who has not said it may add VAT: the lower limit holds, and says why.
    expect(at({ min: 0.1, max: 0.12 }, null)).toBe(
      "Pour vos participants, s’il facture la TVA : à 12 c€/kWh HT, un foyer au tarif réglementé ne gagne rien ; il y gagne en dessous de 11,8 c€/kWh HT.",
    );
    expect(at(null)).toBe("Pour vos participants : cette énergie est donnée.");
  });

  it("which price is settled already, where a newcomer asks another", () => {
    const reader = { profileType: "professional", vatRegime: null } as const;
    const asked = { min: 0.1, max: 0.12 };
    expect(plain(settledPriceText({ min: 0.1, max: 0.1 }, asked, reader, null))).toBe(
      "Il demande de 10 à 12 c€/kWh HT ; le prix retenu pour des participants est 10 c€/kWh HT, qui sera dans leurs contrats.",
    );
    expect(settledPriceText(asked, asked, reader, null)).toBeNull();
  });

  it("that a price accepted without VAT was accepted without the newcomer's", () => {
    const farmer = { profileType: "individual", vatRegime: "standard" } as const;
    const [agreed, asked] = [
      { min: 0.1, max: 0.1 },
      { min: 0.09, max: 0.11 },
    ];
    expect(plain(settledPriceText(agreed, asked, farmer, "franchise"))).toBe(
      "Il demande de 9 à 11 c€/kWh HT, soit de 10,8 à 13,2 c€/kWh TTC ; le prix retenu pour des participants est 10 c€/kWh sans TVA.",
    );
    expect(plain(untaxedOfOther(agreed, { ...farmer, projectVat: "franchise" }))).toBe(
      "Prix retenu : 10 c€/kWh sans TVA. Son contrat dira 10 c€/kWh HT, soit 12 c€/kWh TTC : qui ne récupère pas la TVA peut la refuser, il lui en resterait 8,33 c€/kWh HT.",
    );
    // The same figure without VAT is another price with it.
    expect(plain(settledPriceText(agreed, agreed, farmer, "franchise"))).toContain(
      "participants est 10 c€/kWh sans TVA",
    );
    expect(untaxedOfOther(agreed, { ...farmer, projectVat: "standard" })).toBeNull();
    expect(untaxedOfOther(null, { ...farmer, projectVat: "franchise" })).toBeNull();
  });

  it("both ends of his sum, as he does, where he has not said whether he adds VAT", () => {
    const revenue = spanOfVat(
      {
        ...{ earnsEur: { low: 3210, high: 4220 }, todayEur: { low: 3210, high: 3210 } },
        ...{ fullEur: { low: 3920, high: 4220 }, sharedKwh: { low: 12_000, high: 30_000 } },
        ...{ fewestKwh: null, sellingAllEur: 3280, surplusPrice: 0.05, producedKwh: 40_000 },
        ...{ membershipEur: 0, fullSalePrice: 0.08, highestPrice: 0.2 },
        highestPriceWithoutExemption: null,
      },
      { today: 370, full: 370 },
    );
    const price = { min: 0.1, max: 0.1 };
    const counted = { soldAt: price, comingAt: { min: 0.1, max: 0.12 } };
    expect(plain(producerEarnsText(revenue, { counted, isAgreed: true, hasContract: false }))).toMatch(
      /: de 2 840 à 3 210 € par an ici avec les participants d’aujourd’hui, selon qu’il facture la TVA ou non, de 3 550 à 4 220 € par an si le projet se remplit, /,
    );
  });

  it("what he would earn here, against selling all", () => {
    const counted = { soldAt: null, comingAt: null };
    const revenue = {
      producedKwh: 41_000,
      sharedKwh: { low: 9000, high: 33_000 },
      earnsEur: { low: 2614, high: 4391 },
      fewestKwh: 20_500,
      todayEur: null,
      fullEur: { low: 2614, high: 4391 },
      membershipEur: null,
      sellingAllEur: 3690,
      surplusPrice: 0.0536,
      fullSalePrice: 0.0911,
      highestPrice: 0.138,
      highestPriceWithoutExemption: null,
    };
    expect(plain(producerEarnsText(revenue, { counted, isAgreed: false, hasContract: false }))).toBe(
      "Pour le producteur, au prix qu’il demande : de 2 610 à 4 390 € par an ici, de 5 logements à un projet complet, contre environ 3 690 € à tout vendre.",
    );
    expect(plain(producerEarnsText(revenue, { counted, isAgreed: true, hasContract: false }))).toMatch(
      /^Pour le producteur, au prix retenu : de 2 610/,
    );
    const apart = { soldAt: { min: 0.1, max: 0.1 }, comingAt: { min: 0.12, max: 0.13 } };
    expect(plain(producerEarnsText(revenue, { counted: apart, isAgreed: true, hasContract: false }))).toMatch(
      /^Pour le producteur, au prix retenu, et au sien avec ceux qui viendront : de 2 610/,
    );
    expect(plain(producerEarnsText(revenue, { counted, isAgreed: false, hasContract: true }))).toMatch(
      /, contre environ 3 690 € à tout vendre, d’après ce qu’il a dit de son contrat d’achat\.$/,
    );
    // All of it has a price, and what sharing leaves has none: the two sums are not of the same.
    const unpriced = { ...revenue, surplusPrice: null };
    expect(plain(producerEarnsText(unpriced, { counted, isAgreed: false, hasContract: true }))).toMatch(
      /, sans ce que le partage laisse, dont le prix ne nous est pas connu, contre environ 3 690 €/,
    );
  });

  it("why the project's range moves, where the newcomer asks a price outside of it", () => {
    const announced = { min: 0.1, max: 0.12 };
    const alike = { before: "standard", after: "standard" } as const;
    expect(plain(widenedRangeText(announced, [{ min: 0.11, max: 0.13 }], alike))).toBe(
      "La fourchette du projet commence au prix auquel tous ses producteurs vendent : elle devient de 11 à 13 c€/kWh HT (aujourd’hui de 10 à 12 c€/kWh HT). Le prix de chacun ne change pas.",
    );
    // For who asks less, all go on selling at what the others ask.
    expect(widenedRangeText(announced, [{ min: 0.09, max: 0.11 }, null], alike)).toBeNull();
    expect(widenedRangeText(null, [announced], alike)).toBeNull();
    // A newcomer who adds VAT to a project without it: what is announced today stays without.
    const taxed = { before: "franchise", after: "standard" } as const;
    expect(plain(widenedRangeText(announced, [{ min: 0.11, max: 0.13 }], taxed))).toContain(
      "elle devient de 11 à 13 c€/kWh HT (aujourd’hui de 10 à 12 c€/kWh, sans TVA)",
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
