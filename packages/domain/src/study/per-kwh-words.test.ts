import { describe, expect, it } from "vitest";
import { perKwhText, shortPerKwhText } from "./per-kwh-words.ts";

const home = {
  perKwh: { avoided: { low: 0.15294, high: 0.15294 }, paid: 0.12, excise: 0.03702, mayEnd: true },
  isContractKnown: true,
  savingWithoutVatEur: null,
};
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a local kWh beside the supplier's", () => {
  it("is in the tax that is paid, and tells both cases of the excise", () => {
    expect(plain(perKwhText(home))).toBe(
      "Avec votre contrat, un kWh aux heures de soleil vous coûte 15,3 c€ TTC hors réseau (énergie et accise) ; ici, 12 c€ TTC (15,7 si l’exonération d’accise s’arrêtait), et le même réseau.",
    );
    expect(plain(shortPerKwhText(home))).toBe(
      "Un kWh aux heures de soleil, hors réseau : 15,3 c€ TTC au fournisseur, 12 c€ TTC ici (15,7 sans l’exonération).",
    );
    const perKwh = { avoided: { low: 0.112, high: 0.1274 }, paid: 0.1, excise: 0.03085, mayEnd: false };
    const baker = { perKwh, isContractKnown: false, savingWithoutVatEur: { low: 1, high: 2 } };
    expect(plain(perKwhText(baker))).toBe(
      "Au tarif réglementé, un kWh aux heures de soleil vous coûte de 11,2 à 12,7 c€ HT hors réseau (énergie et accise) ; ici, 10 c€ HT, et le même réseau.",
    );
  });

  it("says no excise where it stays due, and nothing where no one price is paid", () => {
    const due = { ...home, perKwh: { ...home.perKwh, excise: 0 } };
    expect(plain(perKwhText(due))).toContain("(énergie) ; ici, 12 c€ TTC, et le même réseau.");
    expect(perKwhText({ ...home, perKwh: null })).toBeNull();
    expect(shortPerKwhText({ ...home, perKwh: null })).toBeNull();
    expect(perKwhText({ ...home, perKwh: undefined })).toBeNull();
  });
});
