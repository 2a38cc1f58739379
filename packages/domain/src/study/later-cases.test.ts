import { describe, expect, it } from "vitest";
import { laterCase, laterCases } from "./later-cases.ts";

const later = {
  year: 5,
  savingEur: { low: 2, high: 71 },
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -21, high: -9 },
};
const told = (sum: Parameters<typeof laterCases>[0]) =>
  laterCases(sum).map((one) => one.join(" : ").replaceAll(/[\u00a0\u202f]/gu, " "));

describe("the later year of a price that rises by an agreed rate", () => {
  it("is told without the excise exemption first, then as things are", () => {
    expect(told({ later })).toEqual([
      "Année 5, sans l’exonération d’accise : de 9 à 21 € de perte",
      "Année 5, prix du fournisseur inchangé : de 2 à 71 € d’économie",
    ]);
  });

  it("has the tax of its reader in both cases", () => {
    expect(told({ later: { ...later, savingWithoutVatEur: { low: 1, high: 60 } } })).toEqual([
      "Année 5, sans l’exonération d’accise : de 9 à 21 € HT de perte",
      "Année 5, prix du fournisseur inchangé : de 1 à 60 € HT d’économie",
    ]);
    expect(told({ later, isVatCounted: true })[1]).toContain("71 € TTC");
  });

  it("is left out where the price stays, and its second case where no end of the exemption is announced", () => {
    expect(told({ later: null })).toEqual([]);
    expect(told({ later: { ...later, withoutExemptionEur: null } })).toHaveLength(1);
  });
});

it("a year past the term of a contract that is renewed by itself says that it was", () => {
  const later = { year: 5, savingEur: { low: 1, high: 2 }, savingWithoutVatEur: null };
  const named = (durationYears: number | null) => laterCase({ later, engagement: { durationYears } })?.[0];
  expect(named(3)).toBe("Année 5 si le contrat est reconduit, prix du fournisseur inchangé");
  for (const durationYears of [5, 10, null])
    expect(named(durationYears)).toBe("Année 5, prix du fournisseur inchangé");
});
