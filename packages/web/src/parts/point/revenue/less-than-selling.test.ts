import { describe, expect, it } from "vitest";
import { lessThanSellingText } from "./less-than-selling.ts";

const told = (low: number, high: number, sellingAllEur: number | null) =>
  lessThanSellingText({ earnsEur: { low, high }, fewestKwh: 57_200, sellingAllEur })?.replaceAll(
    /[\u00a0\u202f]/gu,
    " ",
  );

describe("sharing that brings less than selling everything", () => {
  it("is said where few take part, and how many these are", () => {
    expect(told(5460, 9900, 7250)).toBe(
      "Avec 13 logements, partager rapporte moins que tout vendre : 5 460 € par an contre 7 250 €.",
    );
  });

  it("is said of those of today where their sum is told", () => {
    const of = (today: number) =>
      lessThanSellingText({
        earnsEur: { low: today, high: 9900 },
        todayEur: { low: today, high: today },
        sellingAllEur: 7250,
      });
    expect(of(5460)).toBe("Avec si peu de logements, partager rapporte moins que tout vendre.");
    expect(of(7300)).toBeNull();
  });

  it("is said of his contracts where they are counted: a sum of few buyers would be another beside theirs", () => {
    const of = (signedEur: number) =>
      lessThanSellingText({ earnsEur: { low: 7880, high: 11_000 }, signedEur, sellingAllEur: 10_260 });
    expect(of(7130)).toBe("Avec ces seuls contrats, partager rapporte moins que tout vendre.");
    expect(of(10_300)).toBeNull();
  });

  it("supposes no homes to a project that has few participants", () => {
    const few = { earnsEur: { low: 5460, high: 9900 }, fewestKwh: 57_200, sellingAllEur: 7250, hasFew: true };
    expect(lessThanSellingText(few)).toBe(
      "Avec si peu de participants, partager peut rapporter moins que tout vendre.",
    );
  });

  it("is said of every case at a low price", () => {
    expect(told(5460, 7000, 7250)).toContain("même quand beaucoup y participent");
  });

  it("is not said where it never does, or where no price is published", () => {
    expect(told(7300, 9900, 7250)).toBeUndefined();
    expect(told(5460, 9900, null)).toBeUndefined();
  });
});
