import { describe, expect, it } from "vitest";
import { lessThanSellingText } from "./less-than-selling.ts";

const counted = { soldAt: { min: 0.1, max: 0.1 }, comingAt: { min: 0.125, max: 0.135 } };
const plain = (sums: Omit<Parameters<typeof lessThanSellingText>[0], keyof typeof counted>) =>
  lessThanSellingText({ ...counted, ...sums }, "standard")?.replaceAll(/[\u00a0\u202f]/gu, " ");

const told = (low: number, high: number, sellingAllEur: number | null) =>
  plain({ earnsEur: { low, high }, fewestKwh: 57_200, sellingAllEur });

describe("sharing that brings less than selling everything", () => {
  it("is said where few take part, whose number and sum stand above", () => {
    expect(told(5460, 9900, 7250)).toBe("Au plus bas, partager rapporte moins que tout vendre.");
  });

  it("is said of those of today where their sum is told", () => {
    const of = (today: number) =>
      plain({
        earnsEur: { low: today, high: 9900 },
        todayEur: { low: today, high: today },
        sellingAllEur: 7250,
      });
    expect(of(5460)).toBe(
      "Avec les participants d’aujourd’hui, à 10 c€/kWh HT, partager rapporte moins que tout vendre.",
    );
    expect(of(7300)).toBeUndefined();
  });

  it("is true of the whole sum of today: how much less at its least, how much more at its most", () => {
    const of = (low: number, high: number) =>
      plain({ earnsEur: { low, high: 4800 }, todayEur: { low, high }, sellingAllEur: 3750 });
    // 3750 − 3450 = 300, 4130 − 3750 = 380.
    expect(of(3450, 4130)).toBe(
      "Avec les participants d’aujourd’hui, à 10 c€/kWh HT, partager rapporte de 300 € de moins à 380 € de plus que tout vendre.",
    );
    // 3752 reads 3 750, as selling all does.
    expect(of(3450, 3752)).toMatch(/partager rapporte jusqu’à 300 € de moins que tout vendre\.$/);
    expect(of(3450, 3740)).toMatch(/partager rapporte moins que tout vendre\.$/);
    // What reads as much is no less.
    expect(of(3748, 4130)).toBeUndefined();
  });

  it("is said of his contracts where they are counted: a sum of few buyers would be another beside theirs", () => {
    const of = (signedEur: number) =>
      plain({ earnsEur: { low: 7880, high: 11_000 }, signedEur, sellingAllEur: 10_260 });
    expect(of(7130)).toBe("Avec ces seuls contrats, partager rapporte moins que tout vendre.");
    expect(of(10_300)).toBeUndefined();
  });

  it("supposes no homes to a project that has few participants", () => {
    const few = { earnsEur: { low: 5460, high: 9900 }, fewestKwh: 57_200, sellingAllEur: 7250, hasFew: true };
    expect(plain(few)).toBe("Avec si peu de participants, partager peut rapporter moins que tout vendre.");
  });

  it("is said of every case at low prices, which it names", () => {
    expect(told(5460, 7000, 7250)).toBe(
      "À 10 c€/kWh HT avec les participants d’aujourd’hui, et de 12,5 à 13,5 c€/kWh HT avec ceux qui viendront, partager rapporte moins que tout vendre, même quand beaucoup y participent.",
    );
  });

  it("is not said where it never does, or where no price is published", () => {
    expect(told(7300, 9900, 7250)).toBeUndefined();
    expect(told(5460, 9900, null)).toBeUndefined();
  });
});
