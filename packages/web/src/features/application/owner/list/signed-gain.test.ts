import { describe, expect, it } from "vitest";
import { announcedText, signedGain } from "./signed-gain.ts";

const nbsp = "\u00a0";
const ofProject = { price: { min: 0.1, max: 0.12 }, priceFrom: "project" } as const;
const costs = {
  sharedKwh: { low: 500, high: 1000 },
  participationEur: 5.4,
  membershipEur: 15,
  subscriptionEur: 0,
  entranceEur: 0,
};
const gainOf = (
  sum: Pick<Parameters<typeof signedGain>[0], "savingEur" | "savingWithoutVatEur"> &
    Partial<typeof costs & Pick<Parameters<typeof signedGain>[0], "withoutExemptionEur">>,
) =>
  signedGain(
    { withoutExemptionEur: null, ...costs, ...sum, ...ofProject },
    { vatRegime: "standard" },
    "individual",
  );

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

  it("says the case without the excise exemption beside it, where its end is announced", () => {
    const sum = { savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null };
    expect(gainOf(sum).other).toBeNull();
    expect(gainOf({ ...sum, withoutExemptionEur: { low: -34, high: -4 } })).toMatchObject({
      text: `de 8 à 86${nbsp}€`,
      isLoss: false,
      other: { text: `de −34 à −4${nbsp}€`, isLoss: true },
    });
    const business = {
      ...sum,
      savingWithoutVatEur: { low: 7, high: 71 },
      withoutExemptionEur: { low: 1, high: 9 },
    };
    expect(gainOf(business).other?.text).toBe(`de 1 à 9${nbsp}€${nbsp}HT`);
  });

  it("says why somebody loses, as his own page does: a local kWh dearer than his supplier's, or the costs of taking part", () => {
    const savingEur = { low: -60, high: -30 };
    const cause = (change: Partial<Parameters<typeof gainOf>[0]>) =>
      gainOf({ savingEur, savingWithoutVatEur: null, ...change }).cause?.replaceAll(/\s/gu, " ");
    expect(cause({})).toBe("Le kWh local lui coûterait plus que celui de son fournisseur.");
    expect(cause({ savingEur: { low: -19, high: -11 } })).toBe(
      "Ce que l’énergie locale lui épargne ne couvre pas les 20 € par an qu’il en coûte de participer.",
    );
    expect(cause({ savingWithoutVatEur: savingEur })).toContain("Hors taxes");
    expect(cause({ sharedKwh: { low: 0, high: 0 } })).toBe(
      "Il n’y a pour l’instant aucune énergie à partager aux heures où il consomme.",
    );
    expect(cause({ savingEur: { low: 8, high: 86 } })).toBeUndefined();
  });

  it("says the announced price once above the list, and another beside its sum", () => {
    const announced = gainOf({ savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null });
    const own = { ...announced, isAnnounced: false };
    const told = (...gains: (typeof announced)[]) => announcedText(gains)?.replaceAll(/\s/gu, " ");
    expect(told(announced, announced)).toBe("Gains selon la fourchette du projet de 12 à 14,4 c€/kWh TTC.");
    expect(told(own, announced)).toMatch(/, sauf autre prix sous la somme\.$/);
    expect(told(own)).toBeUndefined();
  });

  it("says at which price: the announced one, the proposed one, or that of his own terms", () => {
    const sum = { savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null };
    const at = (
      one: Pick<Parameters<typeof signedGain>[0], "price" | "priceFrom">,
      vatRegime: "standard" | "franchise" = "standard",
    ) =>
      signedGain(
        { withoutExemptionEur: null, ...costs, ...sum, ...one },
        { vatRegime },
        "individual",
      ).atPrice.replaceAll(/\s/gu, " ");
    expect(at(ofProject)).toBe("selon la fourchette du projet de 12 à 14,4 c€/kWh TTC");
    expect(at(ofProject, "franchise")).toBe(
      "selon la fourchette du projet de 10 à 12 c€/kWh, sans TVA à ajouter",
    );
    const price = { min: 0.1, max: 0.1 };
    expect(at({ price, priceFrom: "project" })).toBe("à votre prix annoncé, 12 c€/kWh TTC");
    expect(at({ price, priceFrom: "proposal" })).toBe("au prix proposé, 12 c€/kWh TTC");
    expect(at({ price, priceFrom: "terms" })).toBe("au prix de ses conditions de vente, 12 c€/kWh TTC");
    expect(at({ price: null, priceFrom: "project" })).toBe("pour une énergie donnée");
  });
});

it("names no price beside the gain of who buys from himself alone, whatever the project announces or was proposed", () => {
  const sum = {
    ...{ withoutExemptionEur: null, savingEur: { low: 202, high: 428 }, savingWithoutVatEur: null },
    ...costs,
  };
  const gainAt = (priceFrom: "project" | "proposal" | "terms", ownPart?: number) =>
    signedGain({ ...sum, ...ofProject, priceFrom, ownPart }, { vatRegime: "standard" }, "individual");
  for (const priceFrom of ["project", "proposal", "terms"] as const)
    expect(gainAt(priceFrom, 1)).toMatchObject({
      atPrice: "sans prix\u00a0: il n’achète qu’à lui-même",
      isProposed: false,
      isAnnounced: false,
    });
  // Beside others who sell to it, the range is what it pays them.
  expect(gainAt("project", 0.5).atPrice).toContain("selon la fourchette du projet");
  expect(announcedText([gainAt("project", 1)])).toBeNull();
  expect(announcedText([gainAt("project", 1), gainAt("project")])).toContain("sauf autre prix sous la somme");
});
