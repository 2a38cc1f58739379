import type { EstimateFigures } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { type Start, toldSaving, verdictOn } from "./saving-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const soon = { stage: "recruiting", expectedStart: null } as const;
/** As it is read: each case with its name, and what they count. */
function read(figures: EstimateFigures, start: Start, today = "2026-11-24", isWhole = false): string {
  const { cases, counted } = toldSaving(figures, start, { today, isWhole });
  const lines = [...cases.map(({ sum, name }) => [sum, name].filter(Boolean).join(" ")), counted];
  return plain(lines.filter(Boolean).join(" | "));
}
const of = (low: number, high: number, saves = true, membershipEur: number | null = 15) =>
  read({ savingEur: { low, high }, saves, membershipEur } as EstimateFigures, soon);

describe("what a project answers of money", () => {
  it("is a range of whole euros", () => {
    expect(of(8.4, 85.6)).toBe("De 8 à 86 € d’économie par an, cotisation comprise");
    expect(of(-0.3, 1234.2)).toBe("De 0 à 1 234 € d’économie par an, cotisation comprise");
  });

  it("is one figure when both ends read the same", () => {
    expect(of(12.1, 12.4)).toBe("Environ 12 € d’économie par an, cotisation comprise");
  });

  it("calls what it may cost a loss, as the proposal does", () => {
    expect(of(-4.3, 8.2)).toBe("De 4 € de perte à 8 € d’économie par an, cotisation comprise");
  });

  it("says that a part of what is produced is still to come", () => {
    const told = (plannedKwh: number, membershipEur: number | null = 15) => {
      const gauge = { annualProductionKwh: 154_000, pledgedShare: null, plannedKwh };
      const figures = { savingEur: { low: 8, high: 86 }, saves: true, membershipEur } as EstimateFigures;
      return read(figures, { ...soon, gauge }).replace("De 8 à 86 € d’économie par an, ", "");
    };
    expect(told(0)).toBe("cotisation comprise");
    expect(told(113_000)).toBe("cotisation et production à venir comprises");
    expect(told(113_000, 0)).toBe("sans cotisation, production à venir comprise");
    expect(told(154_000)).toBe("cotisation comprise, production à venir");
  });

  it("says that it rests on a list of homes, or on the network of a smaller meter", () => {
    const told = (rests: Partial<EstimateFigures>, saves = true) =>
      read({ savingEur: { low: 8, high: 86 }, saves, membershipEur: 15, ...rests } as EstimateFigures, soon);
    const gain = "De 8 à 86 € d’économie par an, cotisation comprise";
    expect(told({ isListOfHomes: true, isNetworkSupposed: true })).toBe(
      `${gain}, au tarif d’un foyer faute du vôtre`,
    );
    expect(told({ isNetworkSupposed: true })).toBe(`${gain}, réseau compté comme pour 36 kVA au plus`);
    expect(told({ isListOfHomes: false, isNetworkSupposed: false })).toBe(gain);
  });

  it("tells a contribution that is not settled from none", () => {
    expect(of(8, 86, true, null)).toBe(
      "De 8 à 86 € d’économie par an, cotisation pas encore fixée, non comptée",
    );
    expect(of(8, 86, true, 0)).toBe("De 8 à 86 € d’économie par an, sans cotisation");
  });

  describe("tells both cases of the exemption", () => {
    const figures = {
      savingEur: { low: 2, high: 34 },
      saves: true,
      membershipEur: 15,
      savingWithoutVatEur: null,
      withoutExemptionEur: { low: -40, high: -14 },
    } as EstimateFigures;
    const both =
      "De 14 à 40 € de perte par an, si l’exonération s’arrêtait | De 2 à 34 € d’économie seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026 | Cotisation comprise.";
    const one = "De 2 à 34 € d’économie par an, cotisation comprise";

    it.each([
      ["2027-07", "recruiting", "2026-11-24", both],
      ["2027-01", "recruiting", "2026-11-24", both],
      // Eleven of its first twelve months lie after the end.
      ["2026-12", "recruiting", "2026-11-24", both],
      ["2026-06", "recruiting", "2026-05-24", one],
      // Who says nothing of the start must not look better than who does.
      [null, "recruiting", "2026-11-24", both],
      // Who joins what shares already has his own first year before him.
      [null, "running", "2026-11-24", both],
      [null, "running", "2026-05-24", one],
      // A start that has passed is no start of his.
      ["2026-01", "recruiting", "2026-11-24", both],
      [null, "recruiting", "2027-01-01", both],
      ["2026-12", "recruiting", "2027-01-01", both],
      ["2027-07", "running", "2026-05-24", one],
    ] as const)("where it begins in %s, %s, read on %s", (expectedStart, stage, today, text) => {
      expect(read(figures, { stage, expectedStart }, today)).toBe(text);
    });

    it("with the verdict on those it tells", () => {
      const told = (expectedStart: string | null, low = 2) =>
        verdictOn(
          { ...figures, savingEur: { low, high: 34 } },
          { stage: "recruiting", expectedStart },
          // Read before its summer: who joins later has another first year.
          expectedStart === "2026-06" ? "2026-05-24" : "2026-11-24",
        );
      const [gain, only] = [
        "Vous y gagneriez dans tous les cas comptés",
        "Gain possible seulement si l’exonération continue",
      ];
      expect([told("2027-07").text, told(null).text, told("2026-06").text]).toEqual([only, only, gain]);
      expect([told("2027-07").tone, told("2026-06").tone, told("2026-06", -30).tone]).toEqual([
        "mixed",
        "good",
        "mixed",
      ]);
    });

    it("without VAT for a business, and only where an end is announced", () => {
      const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
      const business = {
        ...figures,
        savingWithoutVatEur: { low: 95, high: 182 },
        withoutExemptionEur: { low: 12, high: 30 },
      };
      expect(read(business, late)).toBe(
        "De 12 à 30 € HT d’économie par an, si l’exonération s’arrêtait | De 95 à 182 € HT d’économie seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026 | Cotisation comprise.",
      );
      expect(read({ ...figures, withoutExemptionEur: null }, late)).toBe(one);
    });
  });

  it("hides neither end of a case that may go either way, and says that there is no contribution", () => {
    const business = {
      savingEur: { low: 300, high: 2100 },
      savingWithoutVatEur: { low: 120, high: 1716 },
      saves: true,
      membershipEur: 0,
      withoutExemptionEur: { low: -1129, high: 273 },
    } as EstimateFigures;
    expect(read(business, soon)).toBe(
      "De 1 129 € HT de perte à 273 € HT d’économie par an, si l’exonération s’arrêtait | De 120 à 1 716 € HT d’économie seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026 | Sans cotisation.",
    );
  });

  it("is left to its verdict when nothing would be saved", () => {
    for (const [low, high] of [
      [-12, -7],
      [-3, 0.2],
      [-40, 0.2],
    ] as const)
      expect(of(low, high, false)).toBe("");
  });

  it("has its sum besides where one decides to join", () => {
    const told = (low: number, high: number, saves = false) =>
      read(
        { savingEur: { low, high }, saves, membershipEur: 15 } as EstimateFigures,
        soon,
        "2026-11-24",
        true,
      );
    expect(told(-12, -7)).toBe("De 7 à 12 € de perte | par an, cotisation comprise");
    expect(told(8.4, 85.6, true)).toBe(of(8.4, 85.6));
    expect(told(-3, 0.2)).toBe("");
  });

  it("has both its cases there, as a sum that gains: a loss that may be worse hides nothing", () => {
    const loses = {
      savingEur: { low: -383, high: -6 },
      withoutExemptionEur: { low: -771, high: -235 },
      saves: false,
      membershipEur: 15,
    } as EstimateFigures;
    const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
    expect(read(loses, late, "2026-11-24", true)).toBe(
      "De 235 à 771 € de perte par an, si l’exonération s’arrêtait | De 6 à 383 € de perte seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026 | Cotisation comprise.",
    );
  });

  it("is told once where both cases read the same", () => {
    const alike = {
      savingEur: { low: -12.1, high: -6.9 },
      withoutExemptionEur: { low: -12.4, high: -7.2 },
      saves: false,
      membershipEur: 15,
    } as EstimateFigures;
    const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
    expect(read(alike, late, "2026-11-24", true)).toBe("De 7 à 12 € de perte | par an, cotisation comprise");
  });
});
