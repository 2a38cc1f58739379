import { describe, expect, it } from "vitest";
import type { ContractedPlant } from "../point/contract-to-end.ts";
import { type BarredPlant, barredPlantsText, barringContract } from "./barred-plants.ts";

const barn: BarredPlant = { powerKw: 36, productionType: "photovoltaic", toEnd: { endsOn: "2027-03-31" } };
const mill: BarredPlant = { ...barn, powerKw: 4.5, toEnd: { endsOn: "2026-12-31" } };
const told = (plants: readonly BarredPlant[], how = { isAll: false, tellsDay: true }) =>
  barredPlantsText(plants, how)?.replaceAll("\u00a0", " ");

describe("barredPlantsText", () => {
  it("says which plants no sum counts before their purchase contract has ended, and from when at the earliest", () => {
    expect(told([])).toBeUndefined();
    expect(told([barn])).toBe("36 kWc de plus, le 1er avril 2027 au plus tôt : non comptés.");
    expect(told([barn, mill])).toBe("40,5 kWc de plus, le 1er janvier 2027 au plus tôt : non comptés.");
  });

  it("says no day where one has none, nor to everybody", () => {
    const withoutDay = "36 kWc de plus, quand son contrat d’achat aura pris fin : non comptés.";
    expect(told([barn], { isAll: false, tellsDay: false })).toBe(withoutDay);
    expect(told([{ ...barn, toEnd: "older" }])).toBe(withoutDay);
    expect(
      told([
        { ...barn, powerKw: null },
        { ...barn, toEnd: "older" },
      ]),
    ).toBe("2 installations de plus, quand leurs contrats d’achat auront pris fin : non comptées.");
    expect(told([{ ...barn, powerKw: null }])).toBe(
      "Une installation de plus, le 1er avril 2027 au plus tôt : non comptée.",
    );
  });

  it("says that nothing is shared before where there is no other plant", () => {
    expect(told([barn], { isAll: true, tellsDay: true })).toBe(
      "Rien n’est partagé avant le 1er avril 2027, une fois un contrat d’achat fini.",
    );
    expect(told([barn, mill], { isAll: true, tellsDay: false })).toBe(
      "Rien n’est partagé tant qu’un contrat d’achat court sur la production.",
    );
  });
});

describe("barringContract", () => {
  const plant: ContractedPlant = {
    purchaseContract: "none",
    contractEndsOn: "2027-03-31",
    operational: { prm: "30001234567890", raccordementId: "" },
  };
  const coming = { stage: "papers", expectedStart: null } as const;

  it("bars until the last day of the contract, and no longer", () => {
    expect(barringContract(plant, coming, "2027-03-31")).toEqual({ endsOn: "2027-03-31" });
    expect(barringContract(plant, coming, "2027-04-01")).toBeNull();
    expect(
      barringContract({ ...plant, purchaseContract: "older", contractEndsOn: null }, coming, "2027-04-01"),
    ).toBe("older");
  });

  it("bars no plant whose contract ends before its project begins", () => {
    const begins = (expectedStart: string) =>
      barringContract(plant, { ...coming, expectedStart }, "2026-06-01");
    expect(begins("2027-04")).toBeNull();
    expect(begins("2027-03")).toEqual({ endsOn: "2027-03-31" });
  });

  it("bars nobody who has not said whether a contract runs, nor panels still to be built", () => {
    const untold = { ...plant, purchaseContract: null, contractEndsOn: null };
    expect(barringContract(untold, coming, "2026-06-01")).toBeNull();
    const operational = { prm: "", raccordementId: "", isPlanned: true };
    expect(
      barringContract({ ...untold, purchaseContract: "older", operational }, coming, "2026-06-01"),
    ).toBeNull();
  });
});
