import { describe, expect, it } from "vitest";
import { lessThanSellingTexts, onceOver } from "./until-its-end.ts";

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/gu, " "));
const tariff = { price: 0.1207, takesSurplus: false };
/** 41,200 kWh a year at 12.07 c€, which is more than sharing brings; 5.36 c€ once the contract has ended. */
const sums = {
  ...{ producedKwh: 41_200, earnsEur: { low: 2840, high: 3550 }, todayEur: null },
  ...{ sellingAllEur: 4970, surplusPrice: 0.0536, contractEndsOn: "2026-12-31" },
  ...{ soldAt: { min: 0.1, max: 0.1 }, comingAt: { min: 0.1, max: 0.1 } },
};

describe("sharing beside a purchase contract that ends on a day to come", () => {
  it("is compared with the contract until that day, and with a surplus' price after it, the verdict of each", () => {
    expect(plain(lessThanSellingTexts(tariff, sums, null))).toEqual([
      "Jusqu’au 31 décembre 2026, votre contrat d’achat paie environ 4 970 € par an, plus que le partage, qui ne commence qu’ensuite.",
      "À partir du 1er janvier 2027, tout vendre rapporterait environ 2 210 € par an. Partager rapporte plus que tout vendre au tarif publié du surplus.",
    ]);
  });

  it("may bring less after it too", () => {
    const [, then] = plain(
      lessThanSellingTexts(tariff, { ...sums, earnsEur: { low: 2000, high: 3550 } }, null),
    );
    expect(then).toContain(
      "Au plus bas, partager rapporte moins que tout vendre au tarif publié du surplus.",
    );
  });

  it("counts the day also where no tariff was told", () => {
    const told = plain(lessThanSellingTexts(null, { ...sums, contractEndsOn: "2038-06-30" }, null));
    expect(told[0]).toBe(
      "Jusqu’au 30 juin 2038, votre contrat d’achat court : le partage ne commence qu’ensuite.",
    );
    expect(told[1]).toContain(
      "À partir du 1er juillet 2038, tout vendre rapporterait environ 2 210 € par an.",
    );
  });

  it("is one sentence of a contract that runs on, or is over", () => {
    const runs = { ...sums, contractEndsOn: null };
    expect(plain(lessThanSellingTexts(tariff, runs, null))).toEqual([
      "À 10 c€/kWh HT, partager rapporte moins que tout vendre, même quand beaucoup y participent.",
    ]);
    expect(onceOver(runs)).toBe(runs);
  });
});
