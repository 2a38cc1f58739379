import { describe, expect, it } from "vitest";
import { perKwhFromText, perKwhText } from "./per-kwh-words.ts";

const home = {
  perKwh: { avoided: { low: 0.15294, high: 0.15294 }, paid: 0.12, excise: 0.03702, mayEnd: true },
  savingWithoutVatEur: null,
};
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a local kWh beside the supplier's", () => {
  it("is in the tax that is paid, and tells both cases of the excise", () => {
    expect(plain(perKwhText(home))).toBe(
      "Un kWh aux heures de soleil, hors réseau : 15,3 c€ TTC au fournisseur, 12 c€ ici, taxes comprises (15,7 sans l’exonération).",
    );
    const perKwh = { avoided: { low: 0.112, high: 0.1274 }, paid: 0.1, excise: 0.03085, mayEnd: false };
    const baker = { perKwh, savingWithoutVatEur: { low: 1, high: 2 } };
    expect(plain(perKwhText(baker))).toBe(
      "Un kWh aux heures de soleil, hors réseau : de 11,2 à 12,7 c€ HT au fournisseur, 10 c€ HT ici.",
    );
  });

  it("says no exemption where the excise stays due, and nothing where no one price is paid", () => {
    const due = { ...home, perKwh: { ...home.perKwh, excise: 0 } };
    expect(plain(perKwhText(due))).toContain("au fournisseur, 12 c€ ici, taxes comprises.");
    expect(perKwhText({ ...home, perKwh: null })).toBeNull();
    expect(perKwhText({ ...home, perKwh: undefined })).toBeNull();
  });
});

describe("what the supplier no longer bills", () => {
  const baker = {
    perKwh: {
      avoided: { low: 0.15445, high: 0.15445 },
      supplier: { low: 0.172, high: 0.172 },
      ...{ paid: 0.11, excise: 0.03085, mayEnd: true },
    },
    savingWithoutVatEur: { low: 1, high: 2 },
  };

  it("is told from the price that he knows, in figures that add up", () => {
    expect(plain(perKwhFromText(baker))).toBe(
      "Ce que votre fournisseur ne facture plus par kWh local : 17,2 (votre contrat, hors accise) + 3,09 (accise) − 4,84 (acheminement, qui reste dû) = 15,45 c€ HT.",
    );
  });

  it("is told in words where the hours have several prices, and not at all of a server that does not say it", () => {
    const peak = { ...baker.perKwh, avoided: { low: 0.12, high: 0.154 } };
    expect(plain(perKwhFromText({ ...baker, perKwh: peak }))).toBe(
      "Ce que votre fournisseur ne facture plus par kWh local : le prix de votre contrat, accise comprise, moins l’acheminement, qui reste dû.",
    );
    expect(perKwhFromText(home)).toBeNull();
  });
});
