import { describe, expect, it } from "vitest";
import {
  bothPrices,
  losersText,
  ownPricesText,
  priceDoubts,
  soldText,
  withoutExemptionText,
} from "./price-preview-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("what an owner is told of the price he types", () => {
  it("has both taxes, or none, and says when the VAT is only supposed", () => {
    expect(plain(bothPrices({ price: 0.1, vatRegime: "standard" }))).toBe(
      "10 c€/kWh HT, soit 12 c€/kWh TTC.",
    );
    expect(plain(bothPrices({ price: 0.1, vatRegime: "franchise" }))).toBe("10 c€/kWh, sans TVA.");
    expect(plain(bothPrices({ price: 0.1, vatRegime: null }))).toContain("Dites votre régime de TVA");
  });

  it("rounds what would be sold, beside who takes part already", () => {
    const sold = { soldKwh: { low: 29_276, high: 39_915 }, soldEur: { low: 2927, high: 3991 } };
    expect(plain(soldText({ ...sold, accepted: 17 }))).toBe(
      "Vous leur vendriez, avec les 17 déjà acceptés, de 29 à 40 MWh par an, soit de 2 930 à 3 990 € HT pour vous.",
    );
    const little = { soldKwh: { low: 1012, high: 1849 }, soldEur: { low: 101, high: 185 }, accepted: 0 };
    expect(plain(soldText(little))).toBe(
      "Vous leur vendriez de 1 000 à 1 800 kWh par an, soit de 100 à 190 € HT pour vous.",
    );
  });

  it("names those whose own terms keep them another price", () => {
    const told = (...own: (number | null)[]) =>
      ownPricesText({ price: 0.1, people: own.map((ownPrice) => ({ ownPrice })) });
    expect(told(null, 0.1)).toBeNull();
    expect(told(null, 0.2)).toContain("1 personne a ses propres conditions de vente");
    expect(told(0.2, 0.3)).toContain("2 personnes ont leurs propres conditions de vente");
  });

  it("names who would lose, surely or maybe", () => {
    expect(plain(losersText({ losing: 1, atRisk: 2 }))).toBe(
      "1 personne y perdrait, même dans le meilleur cas. 2 personnes pourraient y perdre.",
    );
    expect(losersText({ losing: 0, atRisk: 0 })).toBe("");
  });

  it("is asked again above the announced prices, and when somebody surely loses", () => {
    const range = { min: 0.1, max: 0.12 };
    const at = (price: number, losing: number) =>
      priceDoubts({ price, losing, vatRegime: "standard" }, range, "individual").map(plain);
    expect(at(0.12, 0)).toEqual([]);
    expect(at(0.13, 0)).toEqual([
      "15,6 c€/kWh TTC, c’est plus que le prix annoncé sur votre page : de 12 à 14,4 c€/kWh TTC.",
    ]);
    expect(at(0.11, 2)).toEqual(["2 personnes y perdraient, même dans le meilleur cas."]);
    expect(at(0.13, 2)).toHaveLength(2);
    expect(priceDoubts({ price: 1, losing: 0, vatRegime: null }, null, "individual")).toEqual([]);
  });

  it("has the other case of 1 January 2027 too", () => {
    const nobody = plain(withoutExemptionText({ losing: 0, atRisk: 0 }));
    expect(nobody).toContain("1er janvier 2027");
    expect(nobody).toContain("personne n’y perdrait.");
    expect(plain(withoutExemptionText({ losing: 3, atRisk: 0 }))).toContain("3 personnes y perdraient");
  });
});
