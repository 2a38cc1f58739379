import { describe, expect, it } from "vitest";
import { signedGain } from "./signed-gain.ts";

const nbsp = "\u00a0";
const ofProject = { price: { min: 0.1, max: 0.12 }, priceFrom: "project" } as const;
const gainOf = (sum: Pick<Parameters<typeof signedGain>[0], "savingEur" | "savingWithoutVatEur">) =>
  signedGain({ ...sum, ...ofProject }, { vatRegime: "standard" }, "individual");

describe("the column of what each candidate would gain", () => {
  it.each([
    [{ low: 8.2, high: 86 }, `de 8 à 86${nbsp}€`, false],
    [{ low: -4, high: 8 }, `de −4 à 8${nbsp}€`, false],
    [{ low: -12, high: -4 }, `de −12 à −4${nbsp}€`, true],
    [{ low: -3.2, high: 0.2 }, `de −3 à 0${nbsp}€`, true],
    [{ low: -0.3, high: 0.2 }, `0${nbsp}€`, false],
  ])("%o is %s, a loss: %s", (savingEur, text, isLoss) => {
    expect(gainOf({ savingEur, savingWithoutVatEur: null })).toMatchObject({ text, isLoss });
  });

  it("is without tax for a business", () => {
    const sum = { savingEur: { low: 10, high: 20 }, savingWithoutVatEur: { low: 8, high: 16 } };
    expect(gainOf(sum).text).toBe(`de 8 à 16${nbsp}€${nbsp}HT`);
  });

  it("says at which price: the announced one, the proposed one, or that of his own terms", () => {
    const sum = { savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null };
    const at = (
      one: Pick<Parameters<typeof signedGain>[0], "price" | "priceFrom">,
      vatRegime: "standard" | "franchise" = "standard",
    ) => signedGain({ ...sum, ...one }, { vatRegime }, "individual").atPrice.replaceAll(/\s/gu, " ");
    expect(at(ofProject)).toBe("selon votre fourchette de 12 à 14,4 c€/kWh TTC");
    expect(at(ofProject, "franchise")).toBe("selon votre fourchette de 10 à 12 c€/kWh, sans TVA à ajouter");
    const price = { min: 0.1, max: 0.1 };
    expect(at({ price, priceFrom: "project" })).toBe("à votre prix annoncé, 12 c€/kWh TTC");
    expect(at({ price, priceFrom: "proposal" })).toBe("au prix proposé, 12 c€/kWh TTC");
    expect(at({ price, priceFrom: "terms" })).toBe("au prix de ses conditions de vente, 12 c€/kWh TTC");
    expect(at({ price: null, priceFrom: "project" })).toBe("pour une énergie donnée");
  });
});
