import type { PlantSale } from "@mec/api/study";
import { expect, it } from "vitest";
import { elsewhereRow } from "./elsewhere-row.ts";

/** All of it is sold by a contract that ends on a day to come. */
const sale: PlantSale = {
  ...{ pointId: "1", name: "Hangar", price: { min: 0.1, max: 0.1 }, vatRegime: null, powerKwc: 36 },
  ...{ producedKwh: 41_200, sellingAllEur: 4970, earnsEur: { low: 2840, high: 3550 }, fewestKwh: 57_200 },
  ...{ signed: { contracts: 0, price: null, sum: null }, agreed: { consumers: 0, price: null } },
  ...{ buyBack: { price: 0.1207, takesSurplus: false }, surplusPrice: 0.0536, contractEndsOn: "2099-12-31" },
};

it("selling elsewhere by a contract that ends says its day and what follows once: below, not in the row too", () => {
  expect(elsewhereRow(sale)?.detail).toBe("à votre contrat d’achat");
  expect(elsewhereRow({ ...sale, buyBack: null })?.detail).toBe("au dernier tarif publié");
});
