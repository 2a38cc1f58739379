import type { EstimateFigures } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { type Start, savingText, sumText, tellsLoss, toldSaving } from "./saving-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const soon = { stage: "recruiting", expectedStart: null } as const;
const of = (low: number, high: number, saves = true, membershipEur: number | null = 15) =>
  plain(
    savingText({ savingEur: { low, high }, saves, membershipEur } as EstimateFigures, soon, "2026-11-24"),
  );

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
      const { fee } = toldSaving(figures, { ...soon, gauge }, "2026-11-24");
      const whole = plain(savingText(figures, { ...soon, gauge }, "2026-11-24"));
      expect(whole).toBe(`De 8 à 86 € d’économie par an, ${fee}`);
      return fee;
    };
    expect(told(0)).toBe("cotisation comprise");
    expect(told(113_000)).toBe("cotisation et production à venir comprises");
    expect(told(113_000, 0)).toBe("sans cotisation, production à venir comprise");
    expect(told(154_000)).toBe("cotisation comprise, production à venir");
  });

  it("tells a contribution that is not settled from none", () => {
    expect(of(8, 86, true, null)).toBe("De 8 à 86 € d’économie par an, cotisation pas encore fixée");
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
      "De 2 à 34 € d’économie par an, cotisation comprise, ou de 14 à 40 € de perte si l’exonération d’accise s’arrêtait";
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
      expect(plain(savingText(figures, { stage, expectedStart }, today))).toBe(text);
    });

    it("with a loss in one of those it tells, or in none", () => {
      const tells = (expectedStart: string | null, low = 2, withoutLow = -40) =>
        tellsLoss(
          { ...figures, savingEur: { low, high: 34 }, withoutExemptionEur: { low: withoutLow, high: 34 } },
          { stage: "recruiting", expectedStart },
          // Read before its summer: who joins later has another first year.
          expectedStart === "2026-06" ? "2026-05-24" : "2026-11-24",
        );
      expect([tells("2027-07"), tells(null), tells("2026-06")]).toEqual([true, true, false]);
      expect([tells("2026-06", -3), tells(null, 2, -0.4)]).toEqual([true, false]);
    });

    it("without VAT for a business, and only where an end is announced", () => {
      const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
      const business = {
        ...figures,
        savingWithoutVatEur: { low: 95, high: 182 },
        withoutExemptionEur: { low: 12, high: 30 },
      };
      expect(plain(savingText(business, late, "2026-11-24"))).toBe(
        "De 95 à 182 € HT d’économie par an, cotisation comprise, ou de 12 à 30 € HT d’économie si l’exonération d’accise s’arrêtait",
      );
      expect(plain(savingText({ ...figures, withoutExemptionEur: null }, late, "2026-11-24"))).toBe(one);
    });
  });

  it("has one sum that is read first in a list, the case without the exemption in a few figures besides", () => {
    const told = (
      part: Partial<EstimateFigures>,
      [start, today]: readonly [Start, string] = [soon, "2026-11-24"],
    ) => {
      const figures = {
        savingEur: { low: 2, high: 34 },
        saves: true,
        membershipEur: 15,
        savingWithoutVatEur: null,
        withoutExemptionEur: { low: -40, high: -14 },
        ...part,
      } as EstimateFigures;
      const { sum, fee, other } = toldSaving(figures, start, today);
      return [sum, fee, other].map((text) => text && plain(text));
    };
    const first = "De 2 à 34 € d’économie par an";
    expect(told({})).toEqual([
      first,
      "cotisation comprise",
      "−40 à −14 € si la taxe sur l’électricité (accise) s’ajoutait",
    ]);
    expect(told({}, [{ stage: "running", expectedStart: null }, "2026-05-24"])).toEqual([
      first,
      "cotisation comprise",
      null,
    ]);
    // Both its ends, a gain by its sign too, and the tax of a business.
    expect(
      told({
        savingWithoutVatEur: { low: 120, high: 1716 },
        withoutExemptionEur: { low: -1129, high: 273 },
        membershipEur: 0,
      }),
    ).toEqual([
      "De 120 à 1 716 € HT d’économie par an",
      "sans cotisation",
      "−1 129 à +273 € HT si la taxe sur l’électricité (accise) s’ajoutait",
    ]);
    expect(told({ savingEur: { low: 12.1, high: 12.4 } })[0]).toBe("Environ 12 € d’économie par an");
    expect(told({ savingEur: { low: -12, high: -7 }, saves: false })).toEqual([
      "Ne vous ferait pas économiser",
      null,
      null,
    ]);
  });

  it("has only the worst of an other case that may go either way: a line of a list is short, and hides no loss", () => {
    const late = { stage: "recruiting", expectedStart: "2027-07" } as const;
    const business = {
      savingEur: { low: 300, high: 2100 },
      savingWithoutVatEur: { low: 120, high: 1716 },
      saves: true,
      membershipEur: 15,
      withoutExemptionEur: { low: -1129, high: 273 },
    } as EstimateFigures;
    expect(plain(savingText(business, late, "2026-11-24"))).toBe(
      "De 120 à 1 716 € HT d’économie par an, cotisation comprise, ou jusqu’à 1 129 € HT de perte si l’exonération d’accise s’arrêtait",
    );
  });

  it("is said in words when nothing would be saved", () => {
    expect(of(-12, -7, false)).toBe("Ne vous ferait pas économiser");
    expect(of(-3, 0.2, false)).toBe("Ne changerait presque rien");
    expect(of(-40, 0.2, false)).toBe("Ne vous ferait pas économiser");
  });

  it("has its sum besides where one decides to join", () => {
    const told = (low: number, high: number, saves = false) =>
      plain(
        sumText(
          { savingEur: { low, high }, saves, membershipEur: 15 } as EstimateFigures,
          soon,
          "2026-11-24",
        ),
      );
    expect(told(-12, -7)).toBe("Ne vous ferait pas économiser : de 7 à 12 € de perte par an");
    expect(told(8.4, 85.6, true)).toBe(of(8.4, 85.6));
    expect(told(-3, 0.2)).toBe("Ne changerait presque rien");
  });
});
