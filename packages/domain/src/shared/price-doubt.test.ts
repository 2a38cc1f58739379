import { describe, expect, it } from "vitest";
import { priceDoubt, priceRangeText, salePriceText, typedPriceDoubt } from "./price-doubt.ts";

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a price read in another unit", () => {
  it.each([
    // 165 €/MWh on a business's bill, typed as cents: 165 c€ = 1,65 €/kWh; 165 ÷ 10 = 16,5 c€.
    [1.65, "165 €/MWh ? Écrivez 16,5.", "16,5"],
    [0.755, "75,5 €/MWh ? Écrivez 7,55.", "7,55"],
    // 0,165 €/kWh typed as cents: 0,165 c€ = 0,00165 €/kWh.
    [0.00165, "0,165 €/kWh ? Écrivez 16,5.", "16,5"],
    [0.0012, "0,12 €/kWh ? Écrivez 12.", "12"],
    // 700 €/MWh would be 70 c€/kWh, which nobody pays either.
    [7, "700 c€/kWh ? Vérifiez l’unité : 165 €/MWh s’écrit 16,5.", null],
  ])("%d €/kWh asks for what was meant", (price, question, cents) => {
    const doubt = priceDoubt(price);
    expect(plain(doubt?.question)).toBe(question);
    expect(doubt?.cents).toBe(cents);
  });

  it("is none that somebody pays, to the ends", () => {
    for (const price of [0.01, 0.0999, 0.165, 0.25, 0.6]) expect(priceDoubt(price)).toBeNull();
    for (const text of ["", "abc", "11", "0"]) expect(typedPriceDoubt(text)).toBeNull();
  });

  it("is refused of who asks it, who may sell for less than a centime", () => {
    expect(plain(salePriceText.safeParse("1,2").error?.issues[0]?.message)).toBe("120 €/MWh ? Écrivez 12.");
    expect(salePriceText.parse("0,005")).toBe(0.005);
    const range = priceRangeText.safeParse({ min: "0,12", max: "1,5" }).error?.issues;
    expect(range?.map(({ path }) => path)).toEqual([["max"]]);
  });
});
