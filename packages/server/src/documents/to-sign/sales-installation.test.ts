import { describe, expect, it } from "vitest";
import { producersOf, productionSite, salesContract } from "../../../test/document-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import type { ProductionSite, SalesContractData } from "./content.ts";
import { legalDocument } from "./document.ts";

/** With ordinary spaces, to be read. */
const said = (content: SalesContractData): string =>
  legalText(legalDocument(content)).replace(/[\u00a0\u202f]/g, " ");

/** A contract of as many plants, with what is told of each. */
const soldBy = (...told: readonly Partial<ProductionSite>[]): string => {
  const producers = producersOf(told.length).map((producer, index) => ({
    ...producer,
    site: { ...producer.site, ...told[index] },
  }));
  return said({ ...salesContract, producers });
};
const laid = { power: 16, installedOn: "2025-09-15", hasPurchaseContract: true } as const;
const planned = { power: 100, isPlanned: true } as const;

describe("of its installations a contract tells", () => {
  it("of an only one its power, its day and its surplus, beside its kind", () => {
    const text = soldBy(laid);
    for (const words of [
      /Puissance totale\s+:?\s*16 kWc/u,
      /Date d’installation\s+:?\s*15 septembre 2025/u,
      /Surplus\s+:?\s*Vendu dans le cadre d’un contrat d’achat/u,
    ])
      expect(text).toMatch(words);
    expect(text.split("Date d’installation")).toHaveLength(2);
    expect(soldBy({ hasPurchaseContract: false })).toContain("Sans contrat d’achat");
  });

  it("of two what each one’s holder said, beside its name: nothing where he was not asked", () => {
    const text = soldBy(laid, { power: 100 });
    expect(text).toContain("116 kWc");
    expect(text).toMatch(
      /Toiture 1\nDate d’installation : 15 septembre 2025\nSurplus : Vendu dans le cadre/u,
    );
    expect(text.split("Date d’installation")).toHaveLength(2);
    expect(text.split("contrat d’achat")).toHaveLength(2);
    expect(text).not.toContain("en projet");
  });

  it("of two which one is to come, and which part of the power it is", () => {
    const text = soldBy(laid, planned);
    expect(text).toContain("116 kWc, dont 100 kWc en projet");
    expect(text).toMatch(/Toiture 2\nMise en service : À venir, l’installation est en projet/u);
    expect(text.split("Mise en service")).toHaveLength(2);
  });

  it("of one to come no day, whatever was said of it", () => {
    const text = soldBy({ ...planned, installedOn: "2025-09-15" });
    expect(text).toContain("À venir, l’installation est en projet");
    expect(text).toMatch(/Puissance totale 100 kWc Mise/u);
    expect(text).not.toContain("15 septembre 2025");
  });

  it("of more than three the same, in the annex that names them", () => {
    const text = soldBy(laid, planned, {}, {});
    expect(text).toMatch(/Toiture 1, .*\nDate d’installation : 15 septembre 2025\nSurplus : Vendu/u);
    expect(text).toMatch(/Toiture 2, .*\nMise en service : À venir/u);
  });

  it("what its terms say, where it was made when they said it of all", () => {
    const text = said({
      ...salesContract,
      producers: producersOf(2).map((producer) => ({ ...producer, site: productionSite })),
      terms: salesContract.terms && {
        ...salesContract.terms,
        power: 40,
        installationDate: "2026-05-15",
        purchaseContract: true,
      },
    });
    for (const words of ["40 kWc", "15 mai 2026", "contrat d’achat"]) expect(text).toContain(words);
  });
});
