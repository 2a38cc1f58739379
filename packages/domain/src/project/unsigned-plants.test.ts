import { expect, it } from "vitest";
import { unsignedPlantsText } from "./unsigned-plants.ts";

const plant = (powerKw: number | null) => ({ powerKw, productionType: "photovoltaic" as const });
const told = (...plants: ReturnType<typeof plant>[]) => unsignedPlantsText(plants)?.replaceAll("\u00a0", " ");

it("says which plants of a sum have not signed, by their power, else by their number", () => {
  expect(unsignedPlantsText([])).toBeNull();
  expect(told(plant(36))).toBe("Cette somme compte 36 kWc dont le producteur n’a pas encore signé.");
  expect(told(plant(36), plant(4.5))).toBe(
    "Cette somme compte 40,5 kWc dont les producteurs n’ont pas encore signé.",
  );
  expect(told(plant(null))).toBe(
    "Cette somme compte une installation dont le producteur n’a pas encore signé.",
  );
  expect(told(plant(null), plant(9))).toBe(
    "Cette somme compte 2 installations dont les producteurs n’ont pas encore signé.",
  );
});
