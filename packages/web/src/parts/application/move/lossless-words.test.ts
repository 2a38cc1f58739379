import type { Indexed } from "@mec/api/study";
import { describe, expect, it } from "vitest";
import { atAnyPriceText, losslessBelow, losslessText } from "./lossless-words.ts";

const plain = (text: string | null) => text?.replaceAll(/\s/gu, " ");
const moved = ["Nicolas Petit", "Fatima Benali", "Léo Roux"].map((name, index) => ({
  applicationId: String(index),
  name,
  prmSharedWith: 0,
}));
/** People who lose nothing up to these prices, and lose surely at the price asked about. */
const people = (...prices: [low: number, high: number, ownPrice?: number][]) =>
  prices.map(([low, high, ownPrice = null], index) => ({
    applicationId: String(index),
    breakEven: { low, high },
    ownPrice,
    loss: "sure" as const,
    isIndexed: false,
    later: null as Indexed["later"],
    withoutExemptionEur: null as { low: number; high: number } | null,
  }));

describe("up to which price nobody loses, an owner reads", () => {
  it("the price in both taxes, and types it as he reads prices", () => {
    const preview = {
      price: 0.11,
      people: people([0.0912, 0.1], [0.1, 0.12]),
      vatRegime: "standard",
    } as const;
    const lossless = losslessBelow(preview, "individual");
    // 9.12 × 1.2 = 10.944, typed to the hundredth of a cent: 10.94, which is 9.1167 without VAT.
    expect(lossless).toEqual({ typed: 0.1094, price: 0.091167 });
    expect(plain(losslessText(lossless!.price, preview))).toBe(
      "Personne n’y perd jusqu’à 9,12 c€/kWh HT, soit 10,94 c€/kWh TTC.",
    );
    expect(losslessBelow(preview, "professional")).toEqual({ typed: 0.0912, price: 0.0912 });
    expect(plain(losslessText(0.0912, { ...preview, vatRegime: "franchise" }))).toBe(
      "Personne n’y perd jusqu’à 9,12 c€/kWh, sans TVA.",
    );
  });

  it("of one person alone by his name", () => {
    const told = (...some: ReturnType<typeof people>) =>
      plain(losslessText(0.08, { people: some, vatRegime: "franchise" }, moved));
    const [one, other] = people([0.08, 0.1], [0.08, 0.1]);
    expect(told(one!)).toBe("Nicolas Petit n’y perd pas jusqu’à 8 c€/kWh, sans TVA.");
    expect(told({ ...one!, isIndexed: true })).toBe(
      "La première année, Nicolas Petit n’y perd pas jusqu’à 8 c€/kWh, sans TVA.",
    );
    expect(told(one!, other!)).toMatch(/^Personne n’y perd/);
  });

  it("that it holds for the first year, where the price of somebody follows an index", () => {
    const told = (...some: ReturnType<typeof people>) =>
      plain(losslessText(0.08, { people: some, vatRegime: "franchise" }));
    const [one] = people([0.08, 0.1]);
    const [bound] = people([0.02, 0.1, 0.2]);
    const indexed = { ...one!, isIndexed: true };
    expect(told(indexed)).toBe("La première année, personne n’y perd jusqu’à 8 c€/kWh, sans TVA.");
    expect(told(indexed, bound!)).toMatch(/^La première année, personne d’autre n’y perd/);
    const later = { year: 5, savingEur: { low: 0, high: 1 }, savingWithoutVatEur: null };
    expect(told({ ...indexed, later })).toMatch(/^Personne n’y perd/);
    expect(told(one!, { ...bound!, isIndexed: true })).toMatch(/^Personne d’autre n’y perd/);
  });

  it("that it holds as long as the exemption does, where its end is announced for somebody", () => {
    const [one] = people([0.08, 0.1]);
    const doubted = { ...one!, withoutExemptionEur: { low: -40, high: -3 } };
    const told = plain(losslessText(0.08, { people: [doubted, one!], vatRegime: null }));
    expect(told).toBe(
      "Personne n’y perd jusqu’à 8 c€/kWh HT, soit 9,6 c€/kWh TTC, tant que l’exonération d’accise dure.",
    );
  });

  it("nothing when the price is under it already, or a former server does not say", () => {
    expect(
      losslessBelow({ price: 0.09, people: people([0.0912, 0.1]), vatRegime: null }, "professional"),
    ).toBeNull();
    const silent = people([0.0912, 0.1]).map((one) => ({ ...one, breakEven: undefined }));
    expect(losslessBelow({ price: 0.2, people: silent, vatRegime: null }, "professional")).toBeNull();
    expect(atAnyPriceText({ people: silent }, moved)).toBeNull();
  });

  it("by name who loses at any price, and that the others do not", () => {
    const one = people([0, 0], [0.08, 0.1]);
    expect(atAnyPriceText({ people: one }, moved)).toBe("Nicolas Petit y perdrait à tout prix.");
    expect(plain(losslessText(0.08, { people: one, vatRegime: null }))).toMatch(/^Personne d’autre n’y perd/);
    expect(atAnyPriceText({ people: people([0, 0.02]) }, moved)).toBe(
      "Nicolas Petit pourrait y perdre à tout prix.",
    );
    expect(plain(atAnyPriceText({ people: people([0, 0], [0, 0], [0, 0.1]) }, moved))).toBe(
      "2 personnes y perdraient à tout prix : Nicolas Petit, Fatima Benali. Léo Roux pourrait y perdre à tout prix.",
    );
    const bound = people([0.01, 0.02, 0.2], [0.08, 0.1]);
    expect(atAnyPriceText({ people: bound }, moved)).toBeNull();
    expect(losslessText(0.08, { people: bound, vatRegime: null })).toMatch(/^Personne d’autre n’y perd/);
  });
});
