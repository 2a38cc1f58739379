import { describe, expect, it } from "vitest";
import {
  againstText,
  betterPowerText,
  captionText,
  countedText,
  earnsAnywhereText,
  earnsText,
  paybackText,
  plantText,
  pricesOfSumText,
  publishedSaleText,
  restsOn,
  withoutExemptionText,
  yearText,
} from "./revenue-words.ts";

const estimate = {
  producedKwh: 41_000,
  sharedKwh: { low: 9000, high: 33_000 },
  earnsEur: { low: 2614.4, high: 4391.2 },
  fewestKwh: 20_500,
  todayEur: null,
  fullEur: { low: 2614.4, high: 4391.2 },
  membershipEur: null,
  sellingAllEur: 3690,
  surplusPrice: 0.0536,
  fullSalePrice: 0.0911,
  highestPrice: 0.138,
  highestPriceWithoutExemption: null,
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

const professional = { profileType: "professional", vatRegime: null } as const;

it("names the price under which neighbours gain without the exemption, where it is counted, and no gain", () => {
  const told = plain(withoutExemptionText({ highestPriceWithoutExemption: 0.0875 }, professional) ?? "");
  expect(told).toMatch(
    /s’arrêtait, vos voisins n’y gagneraient que si votre prix reste sous 8,75 c€\/kWh HT\./,
  );
  expect(withoutExemptionText({ highestPriceWithoutExemption: null }, professional)).toBeNull();
});

it("says in how many years a quote is paid back, and what that leaves out", () => {
  expect(plain(paybackText({ shortest: 9, longest: 15 }, null))).toBe(
    "Remboursé en 9 à 15 ans, sans compter le surplus, l’entretien ni l’emprunt.",
  );
  expect(plain(paybackText({ shortest: 1, longest: 1 }, null))).toContain("en environ 1 an,");
  expect(plain(paybackText({ shortest: 8, longest: 14 }, { shortest: 10, longest: 10 }))).toBe(
    "Remboursé en 8 à 14 ans, contre environ 10 ans à tout vendre, sans compter l’entretien ni l’emprunt.",
  );
});

describe("what a producer would earn, in words", () => {
  it("says the fee that the project has fixed, which is paid off it, else that none is counted", () => {
    const told = (membershipEur: number | null) => plain(countedText({ membershipEur }));
    expect(told(null)).toContain("Hors TVA, charges et cotisation");
    expect(told(15)).toContain("une fois payée la cotisation de 15 € par an");
    expect(told(0)).toContain("sans cotisation à payer");
    for (const fee of [null, 15, 0]) expect(told(fee)).toContain("40 € HT par consommateur, payés");
  });

  it("says the fee as it is, to the cent, and the same above a table of sums", () => {
    expect(plain(countedText({ membershipEur: 125 }))).toContain("la cotisation de 125 € par an");
    const told = (membershipEur?: number | null) =>
      plain(captionText(membershipEur === undefined ? {} : { membershipEur }, "Par an"));
    expect(told(12.5)).toBe("Par an, hors TVA et charges, cotisation de 12,50 € payée");
    expect(told(0)).toBe("Par an, hors TVA et charges, sans cotisation à payer");
    expect(told(null)).toBe("Par an, hors TVA, charges et cotisation");
    expect(told()).toBe("Par an, hors TVA et charges, cotisation payée");
  });

  it("tells the year of a plant that a purchase contract bars as that after it", () => {
    const told = (sale: Partial<Parameters<typeof yearText>[0]>) =>
      plain(yearText({ purchaseContract: "none", ...sale }, "2026-06-01"));
    expect(told({ contractEndsOn: "2039-06-01" })).toBe("Par an à partir du 2 juin 2039");
    expect(told({ contractEndsOn: "2026-05-31" })).toBe("Par an");
    expect(told({ purchaseContract: "older" })).toBe("Par an, une fois fini votre contrat d’achat");
  });

  it("goes from the power to the energy to the euros, against selling all", () => {
    const plant = { type: "photovoltaic", powerKw: 36, annualKwh: 41_000 } as const;
    expect(plain(plantText(plant, estimate))).toBe("36 kWc ≈ 41 MWh par an");
    expect(plain(earnsText(estimate))).toBe(
      "de 2 610 à 4 390 € par an ici, de 5 logements à un projet complet",
    );
    expect(plain(earnsAnywhereText(estimate))).toBe(
      "de 2 610 à 4 390 € par an en partageant, de 5 logements à un projet complet",
    );
    expect(plain(againstText(estimate))).toBe("contre environ 3 690 € à tout vendre");
  });

  it("says how many homes its least sum supposes: who has fewer earns less", () => {
    // Of 4,500 kWh each.
    const of = (fewestKwh?: number | null) => plain(earnsText({ ...estimate, fewestKwh }));
    expect(of(57_200)).toContain("ici, de 13 logements à un projet complet");
    expect(of(1500)).toContain("ici, de 1 logement à un projet complet");
    // A server of the former release does not tell.
    expect(of(undefined)).toContain("ici, de peu de logements à un projet complet");
  });

  it("tells the sum of today's participants first, then how far a full project goes", () => {
    const told = {
      ...estimate,
      todayEur: { low: 2614.4, high: 2614.4 },
      fullEur: { low: 4391.2, high: 4391.2 },
    };
    expect(plain(earnsText(told))).toBe(
      "environ 2 610 € par an ici avec les participants d’aujourd’hui, jusqu’à 4 390 € par an si le projet se remplit",
    );
  });

  it("says which part of the production each end supposes shared", () => {
    // How many homes that is stands above, once.
    expect(plain(restsOn(estimate, null))).toContain(
      "Une année ordinaire : 22 % de votre électricité est partagée au plus bas, 80 % au plus haut, où beaucoup consomment en journée.",
    );
  });

  it("says at which of the typed prices each end of a sum is counted", () => {
    expect(plain(pricesOfSumText({ min: 0.08, max: 0.11 }, "standard") ?? "")).toBe(
      "Au plus bas à 8 c€/kWh HT, au plus haut à 11 c€/kWh HT.",
    );
    expect([pricesOfSumText({ min: 0.1, max: 0.1 }, null), pricesOfSumText(null, null)]).toEqual([
      null,
      null,
    ]);
  });

  it("says what a little less power would sell for", () => {
    const plant = { type: "photovoltaic", powerKw: 40, annualKwh: 0 } as const;
    const better = { powerKw: 36, price: 0.0911, insteadOf: 0.0792 };
    const text = plain(betterPowerText(plant, { ...estimate, producedKwh: 50_000 }, better));
    expect(text).toContain("En vous limitant à 36 kWc");
    expect(text).toContain("environ 4 100 € par an au lieu de 3 960 €");
    expect(text).toContain("9,11 c€ HT, contre 7,92 c€ HT au-dessus");
  });

  it("is one figure when both ends read the same", () => {
    expect(plain(earnsText({ ...estimate, earnsEur: { low: 100.1, high: 100.3 } }))).toBe(
      "environ 100 € par an ici, de 5 logements à un projet complet",
    );
  });

  it("rounds both sums alike, so that they compare", () => {
    const small = { ...estimate, earnsEur: { low: 812, high: 1118 }, sellingAllEur: 902 };
    expect(plain(earnsText(small))).toBe("de 810 à 1 120 € par an ici, de 5 logements à un projet complet");
    expect(plain(againstText(small))).toBe("contre environ 900 € à tout vendre");
  });

  it("says what is not known of a plant of over 100 kWc or of another kind, and for which there is a tariff", () => {
    const large = { ...estimate, sellingAllEur: null, surplusPrice: null, fullSalePrice: null };
    expect(plain(againstText(large))).toBe(
      "sans le surplus, dont le prix ne nous est pas connu : le tarif publié vaut pour des panneaux de 100 kWc au plus",
    );
    expect(plain(restsOn(large, null))).toContain("appel d’offres");
  });

  it("names the price that selling all counts at: a new plant's for its years, no contract's that was not told", () => {
    expect(plain(publishedSaleText(estimate, false) ?? "")).toBe(
      "Tout vendre compte à 9,11 c€/kWh HT, que l’obligation d’achat paie pendant 20 ans.",
    );
    expect(plain(publishedSaleText(estimate, true) ?? "")).toBe(
      "Tout vendre compte à 9,11 c€/kWh HT, le dernier tarif publié, et non celui de votre contrat.",
    );
    // Who says that there is no contract has none to compare with.
    expect(plain(publishedSaleText(estimate, true, false) ?? "")).toBe(
      "Tout vendre compte à 9,11 c€/kWh HT, le dernier tarif publié.",
    );
    expect(publishedSaleText({ fullSalePrice: null }, false)).toBeNull();
  });

  it("says what is supposed", () => {
    expect(plain(restsOn(estimate, null))).toContain(
      "Le surplus compte pour 5,36 c€/kWh HT, la vente de tout pour 9,11 c€/kWh HT",
    );
  });

  it("tells of tax in one way where the project adds no VAT", () => {
    const text = plain(restsOn(estimate, "franchise"));
    expect(text).toContain("pour 5,36 c€/kWh, sans TVA, la vente de tout pour 9,11 c€/kWh, sans TVA");
    expect(text).not.toContain("HT");
  });
});
