import { describe, expect, it } from "vitest";
import { fewTodayOf, soldHereText } from "./few-today.ts";

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const at = (price: number) => ({ min: price, max: price });

const sale = {
  agreed: { consumers: 3 },
  earnsEur: { low: 860, high: 1390 },
  todayEur: null,
  fullEur: { low: 1390, high: 1390 },
  fewestKwh: 57_200,
  producedKwh: 10_000,
  soldAt: at(0.12),
  surplusPrice: 0.06,
  membershipEur: 40,
};

describe("a producer's sum where his project has participants, too few to be told of", () => {
  it("is what he gets at least with those of today, then a full project, and supposes no homes", () => {
    expect(plain(soldHereText(sale))).toBe(
      "au moins 560 € par an ici avec les 3 lieux acceptés aujourd’hui (à moins de cinq, leur somme dirait ce que chacun consomme), jusqu’à 1 390 € par an si le projet se remplit",
    );
    expect(plain(fewTodayOf({ ...sale, agreed: { consumers: 1 } })?.who)).toBe("le lieu accepté aujourd’hui");
  });

  it("is at most that where what is shared brings less than the surplus does", () => {
    const low = { ...sale, earnsEur: { low: 210, high: 430 }, fullEur: { low: 210, high: 210 } };
    for (const soldAt of [at(0.02), null])
      expect(plain(soldHereText({ ...low, soldAt }))).toMatch(
        /^au plus 560 € par an ici avec les 3 lieux acceptés aujourd’hui .*, 210 € par an si le projet se remplit$/,
      );
  });

  it("holds for the one who pays least, whatever the mean of their prices", () => {
    // A mean of 8 c€ above the surplus at 6, where one of them pays 4: he may take all.
    const mixed = { agreed: { consumers: 3, price: { min: 0.04, max: 0.1 } }, soldAt: at(0.08) };
    expect(fewTodayOf({ ...sale, ...mixed })?.today).toBeNull();
  });

  it("is not told for today where no price says what is left", () => {
    for (const unknown of [
      { surplusPrice: null },
      { soldAt: { min: 0.04, max: 0.12 } },
      { producedKwh: null },
    ])
      expect(plain(soldHereText({ ...sale, ...unknown }))).toBe(
        "jusqu’à 1 390 € par an ici si le projet se remplit ; la somme avec les 3 lieux acceptés aujourd’hui n’est pas dite (à moins de cinq, leur somme dirait ce que chacun consomme)",
      );
  });

  it("says how far a full project goes beside the sum of what is signed", () => {
    expect(plain(soldHereText({ ...sale, signed: { sum: {} } }))).toBe(
      "jusqu’à 1 390 € par an ici si le projet se remplit",
    );
  });

  it("supposes homes to a project that has nobody, and tells the sum of today where it may", () => {
    expect(plain(soldHereText({ ...sale, agreed: { consumers: 0 } }))).toContain(
      "de 13 logements à un projet",
    );
    expect(fewTodayOf({ ...sale, agreed: undefined })).toBeNull();
    expect(plain(soldHereText({ ...sale, todayEur: { low: 900, high: 900 } }))).toMatch(
      /^environ 900 € par an/,
    );
  });
});
