import { describe, expect, it } from "vitest";
import { cautionOf, fixedPriceSentence, supplySentence } from "./words.ts";

describe("what would be left without the exemption", () => {
  it.each([
    [{ low: 12, high: 40 }, "vous économiseriez entre 12 € et 40 € par an"],
    [
      { low: -63, high: 14 },
      "ce projet vous coûterait jusqu’à 63 € de plus par an, ou vous ferait économiser jusqu’à 14 €",
    ],
    [{ low: -63, high: -14 }, "ce projet vous coûterait entre 14 € et 63 € de plus par an"],
    [{ low: -14.2, high: -14 }, "ce projet vous coûterait 14 € de plus par an"],
  ])("is said without a minus sign: %o", (range, words) => {
    const told = cautionOf(range).replaceAll(/[\u00a0\u202f]/g, " ");
    expect(told).toContain(words);
    const sentences = told.split(". ");
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence.split(" ").length).toBeLessThan(25);
  });

  it("names what would stop: “sans elle” would read as the end that is announced", () => {
    const told = cautionOf({ low: 1, high: 2 });
    expect(told).toContain("Si l’exonération s’arrêtait, vous économiseriez");
    expect(told).not.toMatch(/sans elle/iu);
  });
});

it("the network's part of a larger connection is said to be that of 36 kVA at most, whatever its prices", () => {
  const told = (connection: "upTo36" | "over36", regulated: { power: null } | null) =>
    supplySentence(
      { contract: { kind: "base", price: 0.14 }, regulated, category: "early-business", connection },
      "2026-11-27",
    ).replaceAll("\u00a0", " ");
  for (const regulated of [null, { power: null }]) {
    expect(told("over36", regulated)).toContain("Votre part de réseau est comptée comme pour 36 kVA au plus");
    expect(told("upTo36", regulated)).not.toContain("part de réseau");
  }
});

it("a price that is fixed until a month is compared until then, and doubted once it has passed", () => {
  const told = (fixedUntil: string) =>
    fixedPriceSentence({ fixedUntil }, "2026-11-29")?.replaceAll("\u00a0", " ");
  expect(told("2028-06")).toBe("Votre prix est fixe jusqu’en juin 2028 : la comparaison vaut jusque-là.");
  expect(told("2026-11")).toContain("jusqu’en novembre 2026");
  expect(told("2026-10")).toBe(
    "Votre prix fixe a pris fin en octobre 2026 : vérifiez celui que nous comptons.",
  );
  expect(fixedPriceSentence({}, "2026-11-29")).toBeNull();
});
