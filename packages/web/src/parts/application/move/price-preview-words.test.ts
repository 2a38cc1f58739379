import { describe, expect, it } from "vitest";
import { bothPrices, losersText, withoutExemptionText } from "./price-preview-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("what an owner is told of the price he types", () => {
  it("has both taxes, or none, and says when the VAT is only supposed", () => {
    expect(plain(bothPrices({ price: 0.1, vatRegime: "standard" }))).toBe(
      "10 c€/kWh HT, soit 12 c€/kWh TTC.",
    );
    expect(plain(bothPrices({ price: 0.1, vatRegime: "franchise" }))).toContain("sans TVA");
    expect(plain(bothPrices({ price: 0.1, vatRegime: null }))).toContain("Dites votre régime de TVA");
  });

  it("names who would lose, surely or maybe", () => {
    expect(plain(losersText({ losing: 1, atRisk: 2 }))).toBe(
      "1 personne y perdrait, même dans le meilleur cas. 2 personnes pourraient y perdre.",
    );
    expect(losersText({ losing: 0, atRisk: 0 })).toBe("");
  });

  it("has the other case of 1 January 2027 too", () => {
    const nobody = plain(withoutExemptionText({ losing: 0, atRisk: 0 }));
    expect(nobody).toContain("1er janvier 2027");
    expect(nobody).toContain("personne n’y perdrait.");
    expect(plain(withoutExemptionText({ losing: 3, atRisk: 0 }))).toContain("3 personnes y perdraient");
  });
});
