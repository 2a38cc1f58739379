import { expect, it } from "vitest";
import { type BarredPlant, barredPlantsText, barredProductionText } from "./barred-plants.ts";

const barn: BarredPlant = { powerKw: 36, productionType: "photovoltaic", toEnd: { endsOn: "2027-03-31" } };
const mill: BarredPlant = { ...barn, powerKw: 4.5, toEnd: { endsOn: "2026-12-31" } };
const told = (plants: readonly BarredPlant[], how = { isAll: false, tellsDay: true }) =>
  barredPlantsText(plants, how)?.replaceAll("\u00a0", " ");

it("says which plants of a sum share only once their purchase contract is over, and until when", () => {
  expect(told([])).toBeUndefined();
  expect(told([barn])).toBe(
    "Cette somme compte 36 kWc encore sous un contrat d’achat jusqu’au 31 mars 2027 : d’ici là, chacun reçoit moins.",
  );
  expect(told([barn, mill])).toBe(
    "Cette somme compte 40,5 kWc encore sous des contrats d’achat jusqu’au 31 mars 2027 : d’ici là, chacun reçoit moins.",
  );
});

it("says the same of a production that is told as a share", () => {
  expect(barredProductionText([])).toBeNull();
  expect(barredProductionText([barn, mill])?.replaceAll("\u00a0", " ")).toBe(
    "Production comptée, dont 40,5 kWc encore sous des contrats d’achat jusqu’au 31 mars 2027.",
  );
});

it("says no day where one has none, nor to everybody", () => {
  const withoutDay =
    "Cette somme compte 36 kWc encore sous un contrat d’achat : d’ici sa fin, chacun reçoit moins.";
  expect(told([{ ...barn, toEnd: "older" }])).toBe(withoutDay);
  expect(told([barn], { isAll: false, tellsDay: false })).toBe(withoutDay);
  expect(told([barn, { ...mill, powerKw: null, toEnd: "older" }])).toBe(
    "Cette somme compte 2 installations encore sous des contrats d’achat : d’ici leur fin, chacun reçoit moins.",
  );
});

it("says where nothing else produces that the sum is for later", () => {
  expect(told([{ ...barn, powerKw: null, toEnd: "older" }], { isAll: true, tellsDay: true })).toBe(
    "Tout ce que compte cette somme, une installation, est encore sous un contrat d’achat : elle vaut une fois ce contrat fini.",
  );
});
