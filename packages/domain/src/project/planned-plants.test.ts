import { expect, it } from "vitest";
import { type PlannedPlants, plannedPlantsText } from "./planned-plants.ts";

const today = "2026-11-28";
const barnAndRoof: PlannedPlants = {
  annualProductionKwh: 154_000,
  plannedKwh: 41_000,
  powerKwc: 136,
  plannedKwc: 36,
  productionTypes: ["photovoltaic"],
  stage: "study",
  expectedStart: "2027-03",
};
const told = (change: Partial<PlannedPlants> = {}, day = today) =>
  plannedPlantsText({ ...barnAndRoof, ...change }, day)?.replaceAll("\u00a0", " ");

it("a sum that counts panels which do not run yet says how many, and when they are expected", () => {
  expect(told()).toBe(
    "Cette somme compte 136 kWc, dont 36 kWc attendus en mars 2027 : d’ici là, chacun reçoit moins.",
  );
  expect(told({ productionTypes: ["photovoltaic", "hydro"] })).toContain("136 kW, dont 36 kW attendus");
});

it("names no month that nobody said, that is past, or of a project that shares already", () => {
  const undated = "Cette somme compte 136 kWc, dont 36 kWc encore à venir : d’ici là, chacun reçoit moins.";
  expect(told({ expectedStart: null })).toBe(undated);
  expect(told({}, "2027-03-02")).toBe(undated);
  expect(told({ stage: "running" })).toBe(undated);
});

it("says it of the energy where the power is not known", () => {
  expect(told({ powerKwc: 0, plannedKwc: 0 })).toBe(
    "Cette somme compte 154 MWh par an, dont 41 MWh attendus en mars 2027 : d’ici là, chacun reçoit moins.",
  );
});

it("says that all is still to come, and nothing where all is there", () => {
  const all = { plannedKwh: 154_000, plannedKwc: 136 };
  expect(told(all)).toBe(
    "Rien n’est encore produit : cette somme vaut une fois les 136 kWc en service, attendus en mars 2027.",
  );
  expect(told({ ...all, expectedStart: null })).toBe(
    "Rien n’est encore produit : cette somme vaut une fois les 136 kWc en service.",
  );
  expect(told({ plannedKwh: 0, plannedKwc: 0 })).toBeUndefined();
});
